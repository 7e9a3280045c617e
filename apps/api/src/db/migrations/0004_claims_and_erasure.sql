ALTER TABLE "imports" DROP CONSTRAINT "imports_uploaded_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "imports" ALTER COLUMN "uploaded_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "competitors_email" ON "competitors" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "competitors_document" ON "competitors" USING btree (upper(regexp_replace("document", '[^0-9A-Za-z]', '', 'g')));--> statement-breakpoint
CREATE INDEX "competitors_identity" ON "competitors" USING btree (upper(regexp_replace("identity" ->> 'number', '[^0-9A-Za-z]', '', 'g')));