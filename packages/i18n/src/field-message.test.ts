import { expect, it } from "vitest";
import { z } from "zod";
import en from "../locales/en/validation.json" with { type: "json" };
import es from "../locales/es/validation.json" with { type: "json" };
import pt from "../locales/pt/validation.json" with { type: "json" };
import { fieldMessageOf } from "./field-message.ts";

const rule = (key: string, params?: Record<string, unknown>) =>
  z.unknown().refine(() => false, { error: key, params });

/** Every rule of the specification: a schema that asks for it, what breaks it, and what is said. */
const rules: [name: string, z.ZodType, unknown, string][] = [
  ["required", z.string().min(1), "", "Campo obrigatório."],
  ["required, left out", z.string(), undefined, "Campo obrigatório."],
  ["non-empty list", z.array(z.string()).min(1), [], "Escolha pelo menos 1."],
  ["minimum length", z.string().min(3), "ab", "Mínimo de 3 caracteres."],
  ["maximum length", z.string().max(3), "abcd", "Máximo de 3 caracteres."],
  [
    "length between",
    rule("length_between", { minimum: 3, maximum: 40 }),
    "a",
    "Use de 3 a 40 caracteres.",
  ],
  ["numeric minimum", z.number().min(5), 4, "O menor valor aceito é 5."],
  ["numeric maximum", z.number().max(5), 6, "O maior valor aceito é 5."],
  ["numeric range", rule("range", { minimum: 1, maximum: 200 }), 0, "Digite um número de 1 a 200."],
  ["a number", z.number(), "a", "Digite um número."],
  ["yes or no", z.boolean(), "a", "Responda sim ou não."],
  ["all integers", z.array(z.int()), [1, 1.5], "Digite um número inteiro."],
  ["values equal", rule("different"), "", "Os valores são diferentes."],
  ["numbers only", z.string().regex(/^\d+$/, { error: "digits" }), "a", "Digite só números."],
  ["phone", rule("phone"), "", "Telefone inválido. Confira o DDD e o número: (81) 99999-9999."],
  ["a date", z.iso.date(), "31/02", "Data inválida."],
  [
    "not before",
    rule("date_before", { day: "2026-12-05" }),
    "",
    "A data não pode ser anterior a 05/12/2026.",
  ],
  [
    "not after",
    rule("date_after", { day: "2026-12-05" }),
    "",
    "A data não pode ser posterior a 05/12/2026.",
  ],
  ["date of birth", rule("birth_date"), "", "Data de nascimento inválida."],
  ["e-mail", z.email(), "ana", "E-mail inválido."],
  [
    "Facebook",
    rule("facebook"),
    "",
    "Digite o endereço do perfil: https://facebook.com/seu.perfil.",
  ],
  [
    "Instagram",
    rule("instagram"),
    "",
    "Digite o endereço do perfil: https://instagram.com/seu.perfil.",
  ],
  ["X", rule("x"), "", "Digite o endereço do perfil: https://x.com/seuperfil."],
  ["CPF", rule("cpf"), "", "CPF inválido. Confira os 11 números."],
  ["CNPJ", rule("cnpj"), "", "CNPJ inválido. Confira os 14 caracteres."],
  ["document", rule("document"), "", "Documento inválido. Use de 3 a 40 letras e números."],
  ["postal code", rule("postal_code"), "", "CEP inválido. São 8 números: 50030-230."],
  ["state", rule("state"), "", "Escolha um estado da lista."],
  ["weight", rule("body_weight"), "", "Digite um peso de 5 a 350 kg."],
  ["a choice", z.enum(["a"]), "", "Escolha uma das opções."],
  ["editor not blank", rule("editor_blank"), "", "Escreva o texto: ele não pode ficar em branco."],
  [
    "terms accepted",
    z.literal(true, { error: "terms" }),
    false,
    "É preciso aceitar os termos para criar a conta.",
  ],
];

const sentences: Record<string, Record<string, string>> = { pt, en, es };

function sentence(language: string, issue: z.core.$ZodIssue): string {
  const { key, values } = fieldMessageOf(issue);
  const words = sentences[language];
  const found = words?.[key] ?? words?.[`${key}_${values.count === 1 ? "one" : "other"}`] ?? "";
  return found.replace(/\{\{(\w+)\}\}/g, (_, name) => String(values[name as keyof typeof values]));
}

it.each(rules)("V1 %s has its sentence in three languages", (_name, schema, wrong, said) => {
  const [issue] = schema.safeParse(wrong).error?.issues ?? [];
  expect(sentence("pt", issue!)).toBe(said);
  for (const language of ["en", "es"])
    expect(sentence(language, issue!)).toMatch(/^[A-Z]((?!undefined|\{\{).)+\.$/);
});

it("X25 whatever the rule, an empty field is required", () => {
  const fields = z.object({
    cpf: rule("cpf"),
    email: z.email(),
    day: z.iso.date(),
    sex: z.enum(["a"]),
  });
  const left = { cpf: "", email: "", day: "", sex: "" };
  const { error } = fields.safeParse(left, { reportInput: true });
  expect(error?.issues.map((issue) => fieldMessageOf(issue).key)).toEqual(
    Object.keys(left).map(() => "required"),
  );
});

it("V4 a weak password is told all five rules", () => {
  expect(fieldMessageOf({ code: "invalid_format", message: "password" }).key).toBe("password");
});
