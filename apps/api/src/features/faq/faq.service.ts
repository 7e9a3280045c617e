import type {
  Faq,
  FaqId,
  FullFaq,
  InputOf,
  Language,
  listFaq,
  MoveDirection,
  NewFaq,
  OutputOf,
} from "@chave/contract";
import { recordAudit } from "#api/audit.ts";
import { type Context, inTransaction } from "#api/context.ts";
import { AppError, forbidUnless, orNotFound } from "#api/errors.ts";
import { newId } from "#api/ids.ts";
import { movedInOrder } from "#api/move-in-order.ts";
import { cleanRichText, plainText, sanitizeRichText } from "#api/rich-text.ts";
import { sortKey } from "#api/sort-key.ts";
import { languageGiven, translatedPart } from "#api/translated.ts";
import * as policy from "./faq.policy.ts";
import * as queries from "./faq.queries.ts";
import { shippedQuestions } from "./shipped-questions.ts";

type Row = NonNullable<Awaited<ReturnType<typeof queries.findById>>>;

/** Public: the questions of the help widget in the reader's language. */
export async function list(
  ctx: Context,
  query: InputOf<typeof listFaq>["query"],
): Promise<OutputOf<typeof listFaq>> {
  const rows = await queries.findPage(ctx.db, query);
  const total = await queries.countAll(ctx.db, query);
  const { page, pageSize } = query;
  return { data: rows.map((row) => forReader(ctx, row)), total, page, pageSize };
}

export async function get(ctx: Context, id: FaqId): Promise<FullFaq> {
  forbidUnless(policy.mayWrite(ctx.actor), ctx.actor);
  return forEditor(orNotFound(await queries.findById(ctx.db, id)));
}

export async function add(ctx: Context, input: NewFaq): Promise<FullFaq> {
  forbidUnless(policy.mayWrite(ctx.actor), ctx.actor);
  const texts = storedTexts(ctx, input);
  return inTransaction(ctx, async (ctx) => {
    const id = await insertLast(ctx, texts);
    await recordAudit(ctx, "faq.added", id, { after: wordsOf(texts) });
    return forEditor({ ...texts, id });
  });
}

export async function change(ctx: Context, id: FaqId, input: NewFaq): Promise<FullFaq> {
  forbidUnless(policy.mayWrite(ctx.actor), ctx.actor);
  const texts = storedTexts(ctx, input);
  return inTransaction(ctx, async (ctx) => {
    const before = orNotFound(await queries.findById(ctx.db, id));
    await queries.update(ctx.db, id, { ...texts, updatedAt: ctx.now });
    await recordAudit(ctx, "faq.changed", id, { before: wordsOf(before), after: wordsOf(texts) });
    return forEditor({ ...texts, id });
  });
}

export async function move(ctx: Context, id: FaqId, direction: MoveDirection): Promise<void> {
  forbidUnless(policy.mayWrite(ctx.actor), ctx.actor);
  await inTransaction(ctx, async (ctx) => {
    const ids = await queries.lockOrder(ctx.db);
    if (!ids.includes(id)) throw new AppError("not_found");
    await queries.setOrder(ctx.db, movedInOrder(ids, id, direction));
    await recordAudit(ctx, "faq.moved", id, { after: { direction } });
  });
}

export async function remove(ctx: Context, id: FaqId): Promise<void> {
  forbidUnless(policy.mayWrite(ctx.actor), ctx.actor);
  await inTransaction(ctx, async (ctx) => {
    const before = orNotFound(await queries.findById(ctx.db, id));
    await queries.remove(ctx.db, id);
    await recordAudit(ctx, "faq.deleted", id, { before: wordsOf(before) });
  });
}

/** The questions that the product brings along. For other features, inside their transaction, once per installation. */
export async function addShippedQuestions(ctx: Context): Promise<void> {
  for (const translations of shippedQuestions)
    await insertLast(ctx, storedTexts(ctx, { translations, videoUrl: null }));
}

type Texts = Pick<Row, "title" | "description" | "searchKey" | "videoUrl">;

async function insertLast(ctx: Context, texts: Texts): Promise<FaqId> {
  const id = newId<FaqId>();
  const position = await queries.findNextPosition(ctx.db);
  await queries.insert(ctx.db, {
    ...texts,
    id,
    position,
    updatedAt: ctx.now,
    createdAt: ctx.now,
  });
  return id;
}

function storedTexts(ctx: Context, { translations, videoUrl }: NewFaq): Texts {
  const clean = (language: Language, html: string) =>
    cleanRichText(ctx.language, `translations.${language}.description`, html);
  const { pt, en, es } = translations;
  const cleaned = {
    pt: { ...pt, description: clean("pt", pt.description) },
    en: en && { ...en, description: clean("en", en.description) },
    es: es && { ...es, description: clean("es", es.description) },
  };
  const title = translatedPart(cleaned, (text) => text.title);
  const description = translatedPart(cleaned, (text) => text.description);
  const words = [...Object.values(title), ...Object.values(description).map(plainText)];
  return { title, description, searchKey: sortKey(words.join(" ")), videoUrl };
}

function forReader(ctx: Context, { id, title, description, videoUrl }: Row): Faq {
  const language = languageGiven(title, ctx.language);
  return {
    id,
    title: title[language] ?? title.pt,
    description: sanitizeRichText(description[language] ?? description.pt),
    videoUrl,
    language,
  };
}

function forEditor({ id, title, description, videoUrl }: Pick<Row, "id"> & Texts): FullFaq {
  const text = (language: Language) => {
    const [heading, html] = [title[language], description[language]];
    if (heading === undefined || html === undefined) return null;
    return { title: heading, description: sanitizeRichText(html) };
  };
  const pt = { title: title.pt, description: sanitizeRichText(description.pt) };
  return { id, translations: { pt, en: text("en"), es: text("es") }, videoUrl };
}

const wordsOf = ({ title, description, videoUrl }: Texts) => ({ title, description, videoUrl });
