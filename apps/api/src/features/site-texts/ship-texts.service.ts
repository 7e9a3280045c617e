import { languages, type NewSiteText, type SiteTextName } from "@chave/contract";
import { type Context, inTransaction } from "#api/context.ts";
import { addShippedQuestions } from "#api/features/faq/faq.service.ts";
import { newId } from "#api/ids.ts";
import { sanitizeRichText } from "#api/rich-text.ts";
import { shippedAbout } from "./shipped-about.ts";
import { shippedGuardian } from "./shipped-guardian.ts";
import { shippedPrivacy } from "./shipped-privacy.ts";
import { shippedTerms } from "./shipped-terms.ts";
import * as queries from "./site-texts.queries.ts";
import { draftVersion } from "./site-texts.service.ts";

const drafts: Record<SiteTextName, NewSiteText> = {
  about: shippedAbout,
  terms: shippedTerms,
  privacy: shippedPrivacy,
  guardian: shippedGuardian,
};

/**
 * Gives a new installation its texts and its first questions. The texts are never deleted, so their first version is
 * the mark that this was done: questions that an admin deletes do not come back. At start-up, by nobody.
 */
export async function ensureShippedTexts(ctx: Context): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const texts = Object.entries(drafts).flatMap(([name, draft]) =>
      languages.map((language) => ({
        id: newId(),
        name: name as SiteTextName,
        version: draftVersion,
        language,
        html: sanitizeRichText(draft[language] ?? draft.pt),
        createdAt: ctx.now,
      })),
    );
    const inserted = await queries.insertMissing(ctx.db, texts);
    if (inserted === texts.length) await addShippedQuestions(ctx);
  });
}
