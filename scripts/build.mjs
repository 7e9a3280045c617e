import "./node-version.mjs";
import { build } from "./build-product.mjs";

await build({ force: true });
