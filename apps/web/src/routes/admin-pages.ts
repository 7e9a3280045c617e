import type { RouteObject } from "react-router";
import type { RouteTools } from "./route-tools.ts";

export const adminPages = (_tools: RouteTools): RouteObject[] => [];
