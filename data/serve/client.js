// A delegate in JavaScript: node client.js REHEARSAL DOCUMENT
const { spawn } = require("node:child_process");
const { createInterface } = require("node:readline");

const [program, document] = process.argv.slice(2);
const server = spawn(program, ["serve", document], { stdio: ["pipe", "pipe", "inherit"] });
const lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]();

const say = (message) => server.stdin.write(JSON.stringify(message) + "\n");
const hear = async () => JSON.parse((await lines.next()).value);

/** Performs calls until the server has done what it was told. */
async function answer() {
  for (;;) {
    const message = await hear();
    if (message.id === undefined) return message;
    say({ return: (await account(message)) ?? null });
  }
}

async function tell(message) {
  say(message);
  return answer();
}

async function account(call) {
  if (call.tap === "leave") {
    await tell({ do: { present: "sign-out" } });
  } else if (call.call === "alertView:clickedButtonAtIndex:" && call.buttonIndex === 1) {
    await tell({ do: { present: "signed-out" } });
  }
}

async function main() {
  await hear(); // hello
  await answer();
  await tell({ input: [{ tapOn: "Leave" }, { tapOn: "Confirm" }, { tapOn: "OK" }] });
  await tell({ settle: true });
  console.log((await tell({ rows: "calls" })).rows.join("\n"));
  say({ quit: true });
  server.on("exit", (status) => process.exit(status));
}

main();
