/** What `newPassword` of the contract asks for, one by one. */
export const passwordRules = {
  length: /^.{8,}$/,
  digit: /\d/,
  special: /[^\p{L}\p{N}\s]/u,
  upper: /\p{Lu}/u,
  lower: /\p{Ll}/u,
} as const;

export type PasswordRule = keyof typeof passwordRules;
