import type { RouteObject } from "react-router";
import type { RouteTools } from "./route-tools.ts";

export const profilePages = (_tools: RouteTools): RouteObject[] => [];
