// Refuses a Node that the product does not run on, in one line, before anything newer than old syntax is read.
const [major, minor] = process.versions.node.split(".").map(Number);
const supported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
if (!supported) {
  console.error(`Chave needs Node >=20.19 <21 || >=22.12; this is ${process.versions.node}.`);
  process.exit(1);
}
