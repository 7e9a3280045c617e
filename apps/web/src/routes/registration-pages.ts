import type { RouteObject } from "react-router";
import type { RouteTools } from "./route-tools.ts";

export const registrationPages = (_tools: RouteTools): RouteObject[] => [];
