import type { Server } from "node:http";
import { createServer } from "vite";

/** Vite inside the API's server: files and reload; the pages are asked of the server entry. */
export const startVite = (server: Server) =>
  createServer({
    root: import.meta.dirname,
    appType: "custom",
    server: { middlewareMode: { server }, hmr: { server } },
  });
