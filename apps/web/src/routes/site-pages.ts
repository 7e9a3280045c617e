import type { RouteObject } from "react-router";
import type { RouteTools } from "./route-tools.ts";

export const sitePages = (_tools: RouteTools): RouteObject[] => [];
