import { expect, it } from "vitest";
import { profileLinkOf } from "./profile-link.ts";

it.each([
  ["instagram", "@ana.souza", "https://instagram.com/ana.souza"],
  ["instagram", "instagram.com/ana.souza", "https://instagram.com/ana.souza"],
  ["facebook", "www.facebook.com/ana", "https://www.facebook.com/ana"],
  ["x", "anasouza", "https://x.com/anasouza"],
  ["x", "https://x.com/anasouza", "https://x.com/anasouza"],
  ["x", "", ""],
  ["facebook", "Ana Souza", "Ana Souza"],
] as const)("V1 on %s %j becomes %j", (network, typed, link) => {
  expect(profileLinkOf(network, typed)).toBe(link);
});
