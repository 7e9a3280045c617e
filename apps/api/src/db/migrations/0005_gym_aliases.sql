CREATE TABLE "affiliation_aliases" (
	"name_key" text PRIMARY KEY NOT NULL,
	"affiliation_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gym_aliases" (
	"name_key" text PRIMARY KEY NOT NULL,
	"gym_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "affiliations" ADD COLUMN "place_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "gyms" ADD COLUMN "place_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliation_aliases" ADD CONSTRAINT "affiliation_aliases_affiliation_id_affiliations_id_fk" FOREIGN KEY ("affiliation_id") REFERENCES "public"."affiliations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gym_aliases" ADD CONSTRAINT "gym_aliases_gym_id_gyms_id_fk" FOREIGN KEY ("gym_id") REFERENCES "public"."gyms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliation_aliases_affiliation_id" ON "affiliation_aliases" USING btree ("affiliation_id");--> statement-breakpoint
CREATE INDEX "gym_aliases_gym_id" ON "gym_aliases" USING btree ("gym_id");