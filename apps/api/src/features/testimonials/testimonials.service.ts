import type {
  FullTestimonial,
  Language,
  MoveDirection,
  NewTestimonial,
  Testimonial,
  TestimonialId,
} from "@chave/contract";
import { recordAudit } from "#api/audit.ts";
import { type Context, inTransaction } from "#api/context.ts";
import { AppError, forbidUnless, orNotFound } from "#api/errors.ts";
import { requireImages } from "#api/features/images/images.service.ts";
import { newId } from "#api/ids.ts";
import { movedInOrder } from "#api/move-in-order.ts";
import { languageGiven, translatedPart } from "#api/translated.ts";
import * as policy from "./testimonials.policy.ts";
import * as queries from "./testimonials.queries.ts";

type Row = NonNullable<Awaited<ReturnType<typeof queries.findById>>>;

/** Public: those that are shown, in the reader's language. */
export async function list(ctx: Context): Promise<Testimonial[]> {
  const rows = await queries.findVisible(ctx.db);
  return rows.map(({ id, name, role, text, imgPath }) => {
    const language = languageGiven(text, ctx.language);
    const words = { role: role[language] ?? role.pt, text: text[language] ?? text.pt };
    return { id, name, ...words, img_path: imgPath, language };
  });
}

export async function listAll(ctx: Context): Promise<FullTestimonial[]> {
  forbidUnless(policy.mayWrite(ctx.actor), ctx.actor);
  return (await queries.findAll(ctx.db)).map(present);
}

export async function add(ctx: Context, input: NewTestimonial): Promise<FullTestimonial> {
  forbidUnless(policy.mayWrite(ctx.actor), ctx.actor);
  return inTransaction(ctx, async (ctx) => {
    await requireImages(ctx, [input.img_path]);
    const id = newId<TestimonialId>();
    const position = await queries.findNextPosition(ctx.db);
    await queries.insert(ctx.db, { ...stored(input), id, position, createdAt: ctx.now });
    await recordAudit(ctx, "testimonial.added", id, { after: input });
    return { id, ...input };
  });
}

export async function change(
  ctx: Context,
  id: TestimonialId,
  input: NewTestimonial,
): Promise<FullTestimonial> {
  forbidUnless(policy.mayWrite(ctx.actor), ctx.actor);
  return inTransaction(ctx, async (ctx) => {
    const before = present(orNotFound(await queries.findById(ctx.db, id)));
    await requireImages(ctx, [input.img_path]);
    await queries.update(ctx.db, id, stored(input));
    await recordAudit(ctx, "testimonial.changed", id, { before, after: input });
    return { id, ...input };
  });
}

export async function move(
  ctx: Context,
  id: TestimonialId,
  direction: MoveDirection,
): Promise<void> {
  forbidUnless(policy.mayWrite(ctx.actor), ctx.actor);
  await inTransaction(ctx, async (ctx) => {
    const ids = await queries.lockOrder(ctx.db);
    if (!ids.includes(id)) throw new AppError("not_found");
    await queries.setOrder(ctx.db, movedInOrder(ids, id, direction));
    await recordAudit(ctx, "testimonial.moved", id, { after: { direction } });
  });
}

export async function remove(ctx: Context, id: TestimonialId): Promise<void> {
  forbidUnless(policy.mayWrite(ctx.actor), ctx.actor);
  await inTransaction(ctx, async (ctx) => {
    const before = present(orNotFound(await queries.findById(ctx.db, id)));
    await queries.remove(ctx.db, id);
    await recordAudit(ctx, "testimonial.deleted", id, { before });
  });
}

const stored = ({ name, translations, img_path, visible }: NewTestimonial) => ({
  name,
  role: translatedPart(translations, (words) => words.role),
  text: translatedPart(translations, (words) => words.text),
  imgPath: img_path,
  visible,
});

function present({ id, name, role, text, imgPath, visible }: Row): FullTestimonial {
  const words = (language: Language) => {
    const [what, said] = [role[language], text[language]];
    return what === undefined || said === undefined ? null : { role: what, text: said };
  };
  const pt = { role: role.pt, text: text.pt };
  const translations = { pt, en: words("en"), es: words("es") };
  return { id, name, translations, img_path: imgPath, visible };
}
