import "./node-version.mjs";
import { spawnSync } from "node:child_process";
import { build } from "./build-product.mjs";
import { findChromium } from "./find-chromium.mjs";

// A picture of every screen: `npm run look [-- --only NAME …] [-- --readme]`; see e2e/look/main.ts.
process.env.CHROME_PATH = findChromium();
process.env.NODE_ENV ??= "production";
await build();
const { status } = spawnSync(
  process.execPath,
  ["--import", "tsx", "e2e/look/main.ts", ...process.argv.slice(2)],
  { stdio: "inherit" },
);
process.exit(status ?? 1);
