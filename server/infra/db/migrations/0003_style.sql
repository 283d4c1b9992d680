ALTER TABLE "profiles" ADD COLUMN "spelling" text DEFAULT 'own' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "address_form" text DEFAULT 'usual' NOT NULL;