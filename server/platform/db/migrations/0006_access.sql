CREATE TABLE "spent_quotas" (
	"address_hash" text NOT NULL,
	"feature" text NOT NULL,
	"used" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "spent_quotas_address_hash_feature_pk" PRIMARY KEY("address_hash","feature")
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "role_since" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "spent_quotas_expiry" ON "spent_quotas" USING btree ("expires_at");