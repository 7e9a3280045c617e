import type { TestProject } from "vitest/node";
import { startPostgresql } from "./postgresql-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the test server's maintenance database; null when the suite runs on the embedded database. */
    postgresqlUrl: string | null;
  }
}

/** One real PostgreSQL server for the whole run, unless TEST_DATABASE=embedded asks for PGlite. */
export default async function setup(project: TestProject) {
  if (process.env.TEST_DATABASE === "embedded") {
    project.provide("postgresqlUrl", null);
    return;
  }
  const server = await startPostgresql();
  project.provide("postgresqlUrl", server.url);
  return server.stop;
}
