// Exits with a message if the version of Node is too old. Must be imported before everything else.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Gaslamp needs Node.js 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
}
