CREATE TABLE "admin_alerts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"causes" integer DEFAULT 1 NOT NULL,
	"request_id" uuid,
	"due_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "spent_quotas" (
	"address_hash" text NOT NULL,
	"feature" text NOT NULL,
	"used" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "spent_quotas_address_hash_feature_pk" PRIMARY KEY("address_hash","feature")
);
--> statement-breakpoint
CREATE TABLE "card_endings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"cause" text NOT NULL,
	"subscription_ids" text[] NOT NULL,
	"customer_id" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"done_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "role_since" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_requests" ADD COLUMN "claimed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_requests" ADD COLUMN "disowned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "admin_alerts" ADD CONSTRAINT "admin_alerts_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_alerts" ADD CONSTRAINT "admin_alerts_request_id_payment_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."payment_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_endings" ADD CONSTRAINT "card_endings_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "spent_quotas_expiry" ON "spent_quotas" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "card_endings_open" ON "card_endings" USING btree ("created_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "card_endings_user" ON "card_endings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payment_requests_unclaimed" ON "payment_requests" USING btree ("user_email","created_at") WHERE user_id is null and disowned_at is null and status = 'pending';--> statement-breakpoint
CREATE INDEX "payment_requests_pending" ON "payment_requests" USING btree ("user_id","created_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "payment_requests_decided" ON "payment_requests" USING btree ("user_id","created_at") WHERE status <> 'pending';