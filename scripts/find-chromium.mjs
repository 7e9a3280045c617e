import { execFileSync, spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Path of a Chromium: CHROME_PATH, the PATH, Debian's package (as root), Playwright's own download, or the end. */
export function findChromium() {
  return process.env.CHROME_PATH || onPath() || fromDebian() || fromPlaywright() || giveUp();
}

function onPath() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  for (const name of ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"])
    for (const folder of folders) if (isExecutable(join(folder, name))) return join(folder, name);
  return null;
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return null;
  console.log("No Chromium on this machine: installing Debian's.");
  const apt = (...args) =>
    spawnSync("apt-get", args, {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  apt("update", "-qq");
  apt("install", "-y", "-qq", "--no-install-recommends", "chromium");
  return onPath();
}

function fromPlaywright() {
  const installed = spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" });
  if (installed.status !== 0) return null;
  const print = 'import("@playwright/test").then((p) => console.log(p.chromium.executablePath()))';
  const path = execFileSync(process.execPath, ["-e", print], { cwd: "e2e" }).toString().trim();
  return existsSync(path) ? path : null;
}

function giveUp() {
  console.error(
    "The browser tests need Chromium: sudo apt-get install -y chromium, or set CHROME_PATH.",
  );
  process.exit(1);
}
