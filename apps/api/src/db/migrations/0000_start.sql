CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brackets" (
	"category_id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"format" jsonb NOT NULL,
	"positions" jsonb NOT NULL,
	"reasons" jsonb NOT NULL,
	"seed" text,
	"draw_number" integer NOT NULL,
	"changed_by_hand" boolean NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"name" text,
	"division" text,
	"belt" text,
	"sex" text NOT NULL,
	"weight_class" text,
	"min_age" integer,
	"max_age" integer,
	"min_weight" integer,
	"max_weight" integer,
	"fight_seconds" integer NOT NULL,
	"bracket_type" text NOT NULL,
	"position" integer NOT NULL,
	"same_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "categories_fight_seconds" CHECK ("categories"."fight_seconds" > 0)
);
--> statement-breakpoint
CREATE TABLE "competitors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"imported_by" uuid,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"sex" text,
	"birth_date" date,
	"birth_year" integer,
	"gym_id" uuid,
	"email" text,
	"document" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"search_key" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"venue" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"sport" text NOT NULL,
	"time_zone" text NOT NULL,
	"language" text NOT NULL,
	"rule_set" text NOT NULL,
	"visible" boolean NOT NULL,
	"day_start" text DEFAULT '09:00' NOT NULL,
	"seconds_between_fights" integer DEFAULT 60 NOT NULL,
	"minimum_rest" integer DEFAULT 300 NOT NULL,
	"minimum_rest_before_final" integer DEFAULT 600 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "events_dates_in_order" CHECK ("events"."starts_on" <= "events"."ends_on")
);
--> statement-breakpoint
CREATE TABLE "fight_actions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"fight_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"action" jsonb NOT NULL,
	"device_id" text NOT NULL,
	"operator_id" uuid NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fights" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"key" text NOT NULL,
	"number" integer,
	"round" jsonb NOT NULL,
	"depth" integer NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL,
	"first_id" uuid,
	"second_id" uuid,
	"mat_id" uuid,
	"planned_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"result" jsonb,
	"board" jsonb,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "fights_not_against_oneself" CHECK ("fights"."first_id" <> "fights"."second_id")
);
--> statement-breakpoint
CREATE TABLE "gyms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"file_name" text NOT NULL,
	"status" text NOT NULL,
	"headers" jsonb NOT NULL,
	"rows" jsonb NOT NULL,
	"preview" jsonb NOT NULL,
	"row_count" integer NOT NULL,
	"mapping" jsonb NOT NULL,
	"processed" integer DEFAULT 0 NOT NULL,
	"imported" integer DEFAULT 0 NOT NULL,
	"new_gyms" integer DEFAULT 0 NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problem_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"failed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"img_path" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"competitor_id" uuid NOT NULL,
	"import_id" uuid,
	"name" text NOT NULL,
	"search_key" text NOT NULL,
	"gym_id" uuid,
	"gym_name" text NOT NULL,
	"belt" text,
	"sex" text NOT NULL,
	"birth_year" integer,
	"weight" integer,
	"seed" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"device" text NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"username" text,
	"password_hash" text NOT NULL,
	"user_type" smallint NOT NULL,
	"language" text NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"password_changed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_user_type" CHECK ("users"."user_type" between 1 and 6),
	CONSTRAINT "users_reachable" CHECK ("users"."email" is not null or "users"."username" is not null)
);
--> statement-breakpoint
ALTER TABLE "brackets" ADD CONSTRAINT "brackets_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brackets" ADD CONSTRAINT "brackets_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitors" ADD CONSTRAINT "competitors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitors" ADD CONSTRAINT "competitors_imported_by_organizations_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitors" ADD CONSTRAINT "competitors_gym_id_gyms_id_fk" FOREIGN KEY ("gym_id") REFERENCES "public"."gyms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fight_actions" ADD CONSTRAINT "fight_actions_fight_id_fights_id_fk" FOREIGN KEY ("fight_id") REFERENCES "public"."fights"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fight_actions" ADD CONSTRAINT "fight_actions_operator_id_users_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fights" ADD CONSTRAINT "fights_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fights" ADD CONSTRAINT "fights_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fights" ADD CONSTRAINT "fights_first_id_registrations_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."registrations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fights" ADD CONSTRAINT "fights_second_id_registrations_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."registrations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fights" ADD CONSTRAINT "fights_mat_id_mats_id_fk" FOREIGN KEY ("mat_id") REFERENCES "public"."mats"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mats" ADD CONSTRAINT "mats_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_competitor_id_competitors_id_fk" FOREIGN KEY ("competitor_id") REFERENCES "public"."competitors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_gym_id_gyms_id_fk" FOREIGN KEY ("gym_id") REFERENCES "public"."gyms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "brackets_event_id" ON "brackets" USING btree ("event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "categories_same_key_unique" ON "categories" USING btree ("event_id","same_key");--> statement-breakpoint
CREATE INDEX "categories_event_id" ON "categories" USING btree ("event_id","position");--> statement-breakpoint
CREATE INDEX "competitors_name_key" ON "competitors" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "competitors_user_id" ON "competitors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "competitors_gym_id" ON "competitors" USING btree ("gym_id");--> statement-breakpoint
CREATE INDEX "competitors_imported_by" ON "competitors" USING btree ("imported_by","name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "events_slug_unique" ON "events" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "events_organization_id" ON "events" USING btree ("organization_id","starts_on");--> statement-breakpoint
CREATE INDEX "events_starts_on" ON "events" USING btree ("starts_on");--> statement-breakpoint
CREATE INDEX "events_ends_on" ON "events" USING btree ("ends_on");--> statement-breakpoint
CREATE UNIQUE INDEX "fight_actions_seq_unique" ON "fight_actions" USING btree ("fight_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "fights_key_unique" ON "fights" USING btree ("category_id","key");--> statement-breakpoint
CREATE INDEX "fights_event_planned" ON "fights" USING btree ("event_id","planned_at");--> statement-breakpoint
CREATE INDEX "fights_event_running" ON "fights" USING btree ("event_id") WHERE "fights"."status" = 'running';--> statement-breakpoint
CREATE INDEX "fights_mat_planned" ON "fights" USING btree ("mat_id","planned_at");--> statement-breakpoint
CREATE INDEX "fights_first_id" ON "fights" USING btree ("first_id");--> statement-breakpoint
CREATE INDEX "fights_second_id" ON "fights" USING btree ("second_id");--> statement-breakpoint
CREATE UNIQUE INDEX "gyms_name_key_unique" ON "gyms" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "imports_event_id" ON "imports" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "login_failures_subject" ON "login_failures" USING btree ("subject","failed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mats_name_unique" ON "mats" USING btree ("event_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "organizations_owner_unique" ON "organizations" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "organizations_name_key" ON "organizations" USING btree ("name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_once_per_category" ON "registrations" USING btree ("category_id","competitor_id");--> statement-breakpoint
CREATE INDEX "registrations_event_search" ON "registrations" USING btree ("event_id","search_key");--> statement-breakpoint
CREATE INDEX "registrations_competitor_id" ON "registrations" USING btree ("competitor_id");--> statement-breakpoint
CREATE INDEX "registrations_gym_id" ON "registrations" USING btree ("gym_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_hash_unique" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_unique" ON "users" USING btree ("username");