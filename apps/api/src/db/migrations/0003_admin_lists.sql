CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at");--> statement-breakpoint
CREATE INDEX "competitors_created_at" ON "competitors" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_created_at" ON "users" USING btree ("created_at");