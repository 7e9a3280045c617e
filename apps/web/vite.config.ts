import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { precompress } from "./precompress.ts";

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [precompress()])],
  json: { stringify: true, namedExports: false },
  build: isSsrBuild
    ? { outDir: "dist/server", emptyOutDir: true, target: "node20" }
    : {
        outDir: "dist/client",
        emptyOutDir: true,
        manifest: true,
        // One style sheet in the head: no page from the server is ever seen without its styles.
        cssCodeSplit: false,
      },
  // Bundled in, so that starting the server does not read thousands of icon files.
  ssr: { noExternal: command === "build" ? [/^@tabler\//] : [] },
}));
