import "./node-version.mjs";
import { build } from "./build-product.mjs";

process.env.NODE_ENV ??= "production";
await build();
await import("../apps/api/dist/main.js");
