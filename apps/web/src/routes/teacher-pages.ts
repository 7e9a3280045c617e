import type { RouteObject } from "react-router";
import type { RouteTools } from "./route-tools.ts";

export const teacherPages = (_tools: RouteTools): RouteObject[] => [];
