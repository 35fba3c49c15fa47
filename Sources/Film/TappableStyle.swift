extension TappablePage {
  /// What the style sheet of a run's page lacks for one that can be tapped through.
  ///
  /// Without script one state shows at a time too: that of the address, else the last one in the text,
  /// which is the first of the prototype.
  static let style = """

    .tappable main{display:block}.pictures{position:absolute}.part{margin:0 0 16px;
    border-left:4px solid var(--accent)}
    .state{display:none;grid-template-columns:minmax(0,420px) minmax(0,1fr);gap:16px;align-items:start}
    html:not(.tapping) #f0,html:not(.tapping) .state:target,.state.now{display:grid}
    html:not(.tapping) .state:target~#f0:not(:target){display:none}
    .state .stage{position:sticky;top:16px;background:var(--stage);border:1px solid var(--rule);
    border-radius:8px;padding:16px;text-align:center}
    .stage svg{width:100%;max-height:calc(100vh - 140px);display:block;
    -webkit-tap-highlight-color:transparent}
    .stage rect{fill:transparent;stroke:transparent;stroke-width:2;pointer-events:all}
    .stage a{cursor:pointer}
    .stage .lit rect,.stage .flash rect{fill:#1C71D833;stroke:#1C71D8}
    .state h2{font-size:18px;margin:0 0 4px;overflow-wrap:anywhere}.state h2:focus{outline:none}
    .state h2:focus-visible{outline:2px solid var(--link);outline-offset:4px}
    .state p{margin:0;color:var(--dim);overflow-wrap:anywhere}
    .state .end{margin-top:8px;color:var(--text);font-weight:bold}
    .state h3{font-size:13px;margin:16px 0 4px;color:var(--dim)}
    .ways,.log ol{margin:0;padding-left:28px}.ways li::marker{color:var(--dim)}
    .ways>li{padding:2px 0;border-top:1px solid var(--rule)}.ways>li:first-child{border:0}
    .way{display:block;padding:8px;border-radius:6px;color:var(--link);font-weight:bold;
    text-decoration:none;overflow-wrap:anywhere}
    a.way:hover,a.way.lit{background:var(--selected)}
    .way.out{color:var(--dim);font-weight:normal}.way small{margin-left:8px}
    .tappable .made{list-style:none;padding:0 8px 6px;margin:0;font:12px/1.5 "JetBrains Mono",
    ui-monospace,monospace}
    .made b{font-weight:normal;color:var(--dim)}.made i{font-style:normal;font-weight:bold}
    .ways p.made{font:12px/1.5 Cantarell,system-ui,sans-serif}.no-calls .made{display:none}
    @media (min-width:701px){html:not(.no-calls) .way{display:inline-block;width:38%;
    vertical-align:top;padding:0 8px}.ways>li{padding:6px 0}.ways .made{display:inline-block;width:61%;
    vertical-align:top;padding:2px 0 0}}
    .all{margin-top:16px}.tapping .all{display:none}.all li{padding:4px 0}
    .log ol{max-height:40vh;overflow:auto}.log span:first-child{font-weight:bold}
    button:disabled{color:var(--dim);cursor:default;opacity:.6}
    @media (max-width:900px){.state{grid-template-columns:minmax(0,1fr)}
    .state .stage{position:static;padding:8px}.stage svg{max-height:78vh}
    .tappable header{position:sticky;top:0;z-index:1;background:var(--ground);margin:0 -12px 8px;
    padding:8px 12px;gap:4px 16px}.tappable h1{font-size:18px}.tappable header p{font-size:12px}
    .way{padding:11px 8px}}
    @media print{.state,html:not(.tapping) .state:target~#f0:not(:target){display:grid;
    grid-template-columns:200px 1fr;break-inside:avoid;margin-bottom:24px}
    .tappable main{display:flex;flex-direction:column}#f0{order:-1}.log{display:none}.tapping .all{display:block}
    .state .stage{position:static;padding:0;border:0}}

    """
}
