-- All kinds of columns and values that a backup has to keep, none of which the site needs.
CREATE TYPE "odd_kind" AS ENUM ('plain', 'with space', 'with,comma');
CREATE DOMAIN "odd_number" AS numeric(40, 20) CHECK (value > -1e19);
CREATE TABLE "Odd values, ""quoted""" (
	"counted" serial PRIMARY KEY,
	"always" bigint GENERATED ALWAYS AS IDENTITY (START WITH 9007199254740993),
	"select" text,
	"characters" char(5),
	"bytes" bytea,
	"number" "odd_number",
	"float" double precision,
	"real" real,
	"money" bigint,
	"moment" timestamptz,
	"local" timestamp,
	"day" date,
	"time" timetz,
	"length" interval,
	"kind" "odd_kind",
	"words" text[],
	"grid" integer[][],
	"json" json,
	"jsonb" jsonb,
	"span" tstzrange,
	"address" inet,
	"bits" bit varying,
	"found" tsvector,
	"xml" xml,
	"twice" bigint GENERATED ALWAYS AS ("money" * 2) STORED,
	"parent" integer REFERENCES "Odd values, ""quoted""" DEFERRABLE INITIALLY DEFERRED
);
CREATE TABLE "odd_empty" ("id" integer PRIMARY KEY);
ALTER TABLE "odd_empty" ADD CONSTRAINT "odd_later" CHECK ("id" > 0) NOT VALID;
