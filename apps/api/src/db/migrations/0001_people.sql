CREATE TABLE "affiliates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"competitor_id" uuid,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"email" text,
	"number" text NOT NULL,
	"valid_until" date,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliation_aliases" (
	"name_key" text PRIMARY KEY NOT NULL,
	"affiliation_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"place_key" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'approved' NOT NULL,
	"email" text,
	"phone" text,
	"city" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"country" text DEFAULT 'BR' NOT NULL,
	"is_branch" boolean DEFAULT false NOT NULL,
	"headquarters_id" uuid,
	"responsible_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "affiliations_headquarters_of_branches" CHECK ("affiliations"."headquarters_id" is null or "affiliations"."is_branch")
);
--> statement-breakpoint
CREATE TABLE "coaches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"event_id" uuid,
	"gym_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"email" text,
	"phone" text,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"competitor_id" uuid,
	"text" text NOT NULL,
	"version" integer NOT NULL,
	"language" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"search_key" text NOT NULL,
	"video_url" text,
	"updated_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"hash" text PRIMARY KEY NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"uploaded_by" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "graduations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"competitor_id" uuid NOT NULL,
	"sport" text NOT NULL,
	"belt" text NOT NULL,
	"graduated_on" date,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guardianships" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"competitor_id" uuid NOT NULL,
	"relation" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gym_aliases" (
	"name_key" text PRIMARY KEY NOT NULL,
	"gym_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"template" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_texts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"language" text NOT NULL,
	"html" text NOT NULL,
	"written_by" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"role" text NOT NULL,
	"mat_id" uuid,
	"user_id" uuid,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"invitation_id" uuid,
	"accepted_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_grants_mat" CHECK (("staff_grants"."role" = 'scoreboard_manager') = ("staff_grants"."mat_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"role" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"img_path" text,
	"visible" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "competitors" DROP CONSTRAINT "competitors_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "imports" DROP CONSTRAINT "imports_uploaded_by_users_id_fk";
--> statement-breakpoint
DROP INDEX "competitors_user_id";--> statement-breakpoint
ALTER TABLE "imports" ALTER COLUMN "event_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ALTER COLUMN "uploaded_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "competitors" ADD COLUMN "competes" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "competitors" ADD COLUMN "weight" integer;--> statement-breakpoint
ALTER TABLE "competitors" ADD COLUMN "country" text DEFAULT 'BR' NOT NULL;--> statement-breakpoint
ALTER TABLE "competitors" ADD COLUMN "affiliation_id" uuid;--> statement-breakpoint
ALTER TABLE "competitors" ADD COLUMN "identity" jsonb;--> statement-breakpoint
ALTER TABLE "competitors" ADD COLUMN "guardian" jsonb;--> statement-breakpoint
ALTER TABLE "competitors" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "competitors" ADD COLUMN "address" jsonb;--> statement-breakpoint
ALTER TABLE "competitors" ADD COLUMN "social" jsonb;--> statement-breakpoint
ALTER TABLE "competitors" ADD COLUMN "img_path" text;--> statement-breakpoint
ALTER TABLE "competitors" ADD COLUMN "cover_path" text;--> statement-breakpoint
ALTER TABLE "competitors" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "gyms" ADD COLUMN "place_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "gyms" ADD COLUMN "status" text DEFAULT 'approved' NOT NULL;--> statement-breakpoint
ALTER TABLE "gyms" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "gyms" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "gyms" ADD COLUMN "city" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "gyms" ADD COLUMN "state" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "gyms" ADD COLUMN "country" text DEFAULT 'BR' NOT NULL;--> statement-breakpoint
ALTER TABLE "gyms" ADD COLUMN "is_branch" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "gyms" ADD COLUMN "headquarters_id" uuid;--> statement-breakpoint
ALTER TABLE "gyms" ADD COLUMN "responsible_id" uuid;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "cnpj" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "public_email" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "website" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "address" jsonb;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "social" jsonb;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "cover_path" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "affiliates" ADD CONSTRAINT "affiliates_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliates" ADD CONSTRAINT "affiliates_competitor_id_competitors_id_fk" FOREIGN KEY ("competitor_id") REFERENCES "public"."competitors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliation_aliases" ADD CONSTRAINT "affiliation_aliases_affiliation_id_affiliations_id_fk" FOREIGN KEY ("affiliation_id") REFERENCES "public"."affiliations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliations" ADD CONSTRAINT "affiliations_headquarters_id_affiliations_id_fk" FOREIGN KEY ("headquarters_id") REFERENCES "public"."affiliations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliations" ADD CONSTRAINT "affiliations_responsible_id_users_id_fk" FOREIGN KEY ("responsible_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaches" ADD CONSTRAINT "coaches_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaches" ADD CONSTRAINT "coaches_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaches" ADD CONSTRAINT "coaches_gym_id_gyms_id_fk" FOREIGN KEY ("gym_id") REFERENCES "public"."gyms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_competitor_id_competitors_id_fk" FOREIGN KEY ("competitor_id") REFERENCES "public"."competitors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "graduations" ADD CONSTRAINT "graduations_competitor_id_competitors_id_fk" FOREIGN KEY ("competitor_id") REFERENCES "public"."competitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardianships" ADD CONSTRAINT "guardianships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardianships" ADD CONSTRAINT "guardianships_competitor_id_competitors_id_fk" FOREIGN KEY ("competitor_id") REFERENCES "public"."competitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gym_aliases" ADD CONSTRAINT "gym_aliases_gym_id_gyms_id_fk" FOREIGN KEY ("gym_id") REFERENCES "public"."gyms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_texts" ADD CONSTRAINT "site_texts_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_grants" ADD CONSTRAINT "staff_grants_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_grants" ADD CONSTRAINT "staff_grants_mat_id_mats_id_fk" FOREIGN KEY ("mat_id") REFERENCES "public"."mats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_grants" ADD CONSTRAINT "staff_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_grants" ADD CONSTRAINT "staff_grants_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "affiliates_number_unique" ON "affiliates" USING btree ("organization_id","number");--> statement-breakpoint
CREATE INDEX "affiliates_organization_id" ON "affiliates" USING btree ("organization_id","name_key");--> statement-breakpoint
CREATE INDEX "affiliates_competitor_id" ON "affiliates" USING btree ("competitor_id");--> statement-breakpoint
CREATE INDEX "affiliation_aliases_affiliation_id" ON "affiliation_aliases" USING btree ("affiliation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliations_name_key_unique" ON "affiliations" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "affiliations_status" ON "affiliations" USING btree ("status","name_key");--> statement-breakpoint
CREATE INDEX "affiliations_headquarters_id" ON "affiliations" USING btree ("headquarters_id");--> statement-breakpoint
CREATE INDEX "coaches_organization_id" ON "coaches" USING btree ("organization_id","name_key");--> statement-breakpoint
CREATE INDEX "coaches_gym_id" ON "coaches" USING btree ("gym_id");--> statement-breakpoint
CREATE INDEX "coaches_event_id" ON "coaches" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "consents_user_id" ON "consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "consents_competitor_id" ON "consents" USING btree ("competitor_id");--> statement-breakpoint
CREATE INDEX "faqs_position" ON "faqs" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "files_uploaded_by" ON "files" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "graduations_competitor_id" ON "graduations" USING btree ("competitor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "guardianships_once" ON "guardianships" USING btree ("user_id","competitor_id","relation");--> statement-breakpoint
CREATE INDEX "guardianships_competitor_id" ON "guardianships" USING btree ("competitor_id");--> statement-breakpoint
CREATE INDEX "gym_aliases_gym_id" ON "gym_aliases" USING btree ("gym_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token_hash_unique" ON "invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "invitations_email" ON "invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "mails_to_send" ON "mails" USING btree ("status","next_attempt_at");--> statement-breakpoint
CREATE INDEX "mails_created_at" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "site_texts_version_unique" ON "site_texts" USING btree ("name","version","language");--> statement-breakpoint
CREATE INDEX "staff_grants_event_id" ON "staff_grants" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "staff_grants_user_id" ON "staff_grants" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_grants_mat_id" ON "staff_grants" USING btree ("mat_id");--> statement-breakpoint
CREATE INDEX "testimonials_position" ON "testimonials" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "uploads_user_id" ON "uploads" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "verification_codes_user_id" ON "verification_codes" USING btree ("user_id","purpose","created_at");--> statement-breakpoint
ALTER TABLE "competitors" ADD CONSTRAINT "competitors_affiliation_id_affiliations_id_fk" FOREIGN KEY ("affiliation_id") REFERENCES "public"."affiliations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitors" ADD CONSTRAINT "competitors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gyms" ADD CONSTRAINT "gyms_headquarters_id_gyms_id_fk" FOREIGN KEY ("headquarters_id") REFERENCES "public"."gyms"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gyms" ADD CONSTRAINT "gyms_responsible_id_users_id_fk" FOREIGN KEY ("responsible_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at");--> statement-breakpoint
CREATE INDEX "competitors_created_at" ON "competitors" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "competitors_user_id_unique" ON "competitors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "competitors_affiliation_id" ON "competitors" USING btree ("affiliation_id");--> statement-breakpoint
CREATE INDEX "competitors_email" ON "competitors" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "competitors_document" ON "competitors" USING btree (upper(regexp_replace("document", '[^0-9A-Za-z]', '', 'g')));--> statement-breakpoint
CREATE INDEX "competitors_identity" ON "competitors" USING btree (upper(regexp_replace("identity" ->> 'number', '[^0-9A-Za-z]', '', 'g')));--> statement-breakpoint
CREATE INDEX "gyms_status" ON "gyms" USING btree ("status","name_key");--> statement-breakpoint
CREATE INDEX "gyms_headquarters_id" ON "gyms" USING btree ("headquarters_id");--> statement-breakpoint
CREATE INDEX "gyms_responsible_id" ON "gyms" USING btree ("responsible_id");--> statement-breakpoint
CREATE INDEX "imports_uploaded_by" ON "imports" USING btree ("uploaded_by");--> statement-breakpoint
CREATE UNIQUE INDEX "organizations_cnpj_unique" ON "organizations" USING btree ("cnpj");--> statement-breakpoint
CREATE INDEX "users_created_at" ON "users" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "gyms" ADD CONSTRAINT "gyms_headquarters_of_branches" CHECK ("gyms"."headquarters_id" is null or "gyms"."is_branch");