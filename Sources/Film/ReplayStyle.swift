extension ReplayPage {
  /// The style sheet of the page: the colours of the program's window, light and dark.
  static let style = """

    :root{--ground:#FBFAFA;--card:#FFF;--text:#2E3436;--dim:#5E5C64;--rule:#CDC7C2;--group:#F4F2F0;
    --selected:#D9E7F9;--accent:#1C71D8;--link:#1A5FB4;--stage:#EEECEA;--will:#1A5FB4;--did:#1F7544;
    --asks:#813D9C;--clicks:#9A4A00;--no:#C01C28;color-scheme:light dark}
    @media (prefers-color-scheme:dark){:root{--ground:#242424;--card:#2D2D2D;--text:#EEEEEC;
    --dim:#B8B5B0;--rule:#4A4A4A;--group:#343434;--selected:#1F3D63;--accent:#15539E;--link:#8AB9F1;
    --stage:#242424;--will:#8AB9F1;--did:#7FD49A;--asks:#D9A3E6;--clicks:#FFB86B;--no:#FF8A80}}
    *{box-sizing:border-box}
    [hidden]{display:none!important}
    body{margin:0 auto;max-width:1232px;padding:24px;background:var(--ground);color:var(--text);
    font:15px/1.4 Cantarell,system-ui,sans-serif}
    header{display:flex;flex-wrap:wrap;gap:16px;align-items:end;justify-content:space-between;
    margin-bottom:24px}
    h1{font-size:24px;margin:0;overflow-wrap:anywhere}h2{font-size:15px;margin:0 0 8px}
    header p{margin:0;color:var(--dim)}
    main{display:grid;grid-template-columns:minmax(0,420px) minmax(0,1fr);gap:16px;align-items:start}
    .still main{grid-template-columns:minmax(0,1fr)}
    .side{display:flex;flex-direction:column;gap:12px;min-width:0}
    .still .side{flex-direction:column-reverse}
    .card{background:var(--card);border:1px solid var(--rule);border-radius:8px;padding:12px 16px}
    .film{background:var(--stage);position:sticky;top:16px;padding:16px}
    .film .stage{max-height:64vh;margin:0 auto;display:flex;justify-content:center}
    .film img{max-width:100%;max-height:64vh;width:auto;height:auto;border-radius:6px}
    #caption{background:#16181B;color:#FFF;border-radius:6px;margin:12px 0;padding:8px 12px;
    text-align:center;font-weight:bold;height:4.9em;overflow:auto;display:grid;align-items:center}
    .transport{display:flex;gap:12px;align-items:center}
    #scrub{flex:1;min-width:0;accent-color:var(--link)}
    #clock{font:12px "JetBrains Mono",monospace;color:var(--dim);white-space:nowrap}
    button{font:inherit;color:inherit;background:var(--card);border:1px solid var(--rule);
    border-radius:5px;padding:5px 14px;min-height:34px;cursor:pointer}
    button:focus-visible,a:focus-visible,.scroll:focus-visible,input:focus-visible{
    outline:2px solid var(--link);outline-offset:2px}
    #play{background:var(--accent);color:#FFF;border-color:transparent;min-width:84px}
    .linked button:first-child{border-radius:5px 0 0 5px}
    .linked button:last-child{border-radius:0 5px 5px 0;border-left:0}
    button[aria-pressed=true]{background:var(--selected)}
    .tools{display:flex;gap:8px}
    .scroll{overflow:auto}.film~.side .scroll{max-height:46vh}
    table{border-collapse:collapse;width:100%;font:12px "JetBrains Mono",monospace}
    th,td{text-align:left;padding:3px 8px;white-space:nowrap}
    thead th{font:12px Cantarell,system-ui,sans-serif;color:var(--dim);border-bottom:1px solid var(--rule)}
    .number{text-align:right;color:var(--dim)}thead th:nth-child(-n+2){text-align:right}
    .steps th:nth-child(2){text-align:left;width:100%}
    tr.input{background:var(--group)}tr.input th{font:bold 14px Cantarell,system-ui,sans-serif}
    td a,th a{color:inherit;text-decoration:none}td a:hover,th a:hover{text-decoration:underline}
    tr[aria-current]{background:var(--selected);box-shadow:inset 3px 0 var(--link)}
    .target{color:var(--dim)}.returned{text-align:right;font-weight:bold;color:var(--did)}
    .returned.no{color:var(--no)}.call{width:100%;min-width:20ch;white-space:normal;overflow-wrap:anywhere}
    .will{color:var(--will)}.did{color:var(--did)}.asks{color:var(--asks)}.clicks{color:var(--clicks)}
    tr .note{display:inline-block;margin-left:12px;padding:0 8px;border-radius:8px;
    background:var(--group);font:12px Cantarell,system-ui,sans-serif;white-space:normal}
    .notes a{color:var(--link)}.introduction{margin:0 0 8px;white-space:pre-line}
    .following{display:none}
    .beats{list-style:none;margin:0;padding:4px;display:flex;gap:12px;overflow-x:auto}
    .beat{border:0;background:none;padding:4px;min-height:0;border-radius:8px;text-align:center}
    .beat img{display:block;width:78px;height:auto;border-radius:4px}
    .beat .time{font-size:12px;color:var(--dim)}
    li[aria-current] .beat{background:var(--selected);box-shadow:0 0 0 2px var(--link)}
    .playing .between,.playing .caption,.playing .made{display:none}
    .still .following{display:none}
    .playing .between[aria-current]{display:block}
    .still .beats,.board-only .beats{display:grid;
    grid-template-columns:repeat(auto-fill,minmax(220px,1fr));overflow:visible;gap:24px}
    .still .beat,.board-only .beat{pointer-events:none}
    .still .beat img,.board-only .beat img{width:100%;max-width:320px}
    .board-only main{grid-template-columns:minmax(0,1fr)}
    .board-only .film,.board-only .between{display:none}
    .board-only .caption,.board-only .made{display:block}
    .board-only .side{flex-direction:column-reverse}
    .caption{font-weight:bold;margin:4px 0}
    .made{font:12px "JetBrains Mono",monospace;color:var(--dim);padding-left:16px;margin:0;
    overflow-wrap:anywhere}
    @media (max-width:900px){main{grid-template-columns:minmax(0,1fr)}.film{position:static}
    body{padding:12px}}
    @media (prefers-reduced-motion:no-preference){tr,.beat{transition:background-color .1s}}
    @media print{:root{--ground:#FFF;--card:#FFF;--text:#000;--dim:#444;--rule:#BBB;--group:#EEE;
    --selected:#FFF;--accent:#1C71D8;--link:#1A5FB4;--stage:#FFF;--will:#1A5FB4;--did:#1F7544;
    --asks:#813D9C;--clicks:#9A4A00;--no:#C01C28;color-scheme:light}
    body{max-width:none;padding:0}.film,.tools{display:none!important}main{display:block}
    .side{display:block}.card{border:0;padding:0;margin-bottom:16px;break-inside:auto}
    .beats{display:grid;grid-template-columns:repeat(3,1fr);overflow:visible;gap:16px}
    .beats .between{display:none}.beats li{break-inside:avoid}.beat img{width:100%;max-width:200px}
    .beats .caption,.beats .made,.still .beats .following{display:block}.scroll{max-height:none!important;overflow:visible}
    tr[aria-current],li[aria-current] .beat{box-shadow:none}tr{break-inside:avoid}
    h2{break-after:avoid}}

    """
}
