-- Opening and office hours that staff changed become data. Text of any other form gives way to the hours in content/.
CREATE FUNCTION time_as_data(hour text, minute text, half text) RETURNS text LANGUAGE sql AS $f$
	SELECT lpad(CASE WHEN half IS NULL THEN hour ELSE (hour::int % 12 + CASE upper(half) WHEN 'PM' THEN 12 ELSE 0 END)::text END, 2, '0')
		|| ':' || coalesce(minute, '00')
$f$;--> statement-breakpoint
CREATE FUNCTION hours_as_data(fields jsonb) RETURNS jsonb LANGUAGE sql AS $f$
	SELECT fields - ARRAY['hours', 'officeHours'] || coalesce(
		jsonb_object_agg(name, jsonb_build_array(jsonb_build_object('from', first, 'to', last, 'opens', opens, 'closes', closes)))
			FILTER (WHERE array_position(week, first) <= array_position(week, last) AND opens < closes),
		'{}'
	)
	FROM (VALUES (ARRAY['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])) AS days (week),
	jsonb_each_text(fields) AS field (name, sentence),
	regexp_match(sentence, '^(\w{3})[a-z]*(?: ?(?:-|–|to) ?(\w{3})[a-z]*)?,? ([01]?\d|2[0-3])(?::([0-5]\d))? ?([AP]M)? ?(?:-|–|to) ?([01]?\d|2[0-3])(?::([0-5]\d))? ?([AP]M)?$', 'i') AS part,
	LATERAL (SELECT initcap(part[1]), initcap(coalesce(part[2], part[1]))) AS span (first, last),
	LATERAL (SELECT time_as_data(part[6], part[7], part[8])) AS until (closes),
	-- “2-6PM” shares the half of the day, “9-6PM” does not.
	LATERAL (SELECT time_as_data(part[3], part[4], coalesce(part[5], CASE WHEN part[3] ~ '^([1-9]|1[0-2])$' THEN part[8] END))) AS shared (start),
	LATERAL (SELECT CASE WHEN start < closes THEN start ELSE time_as_data(part[3], part[4], part[5]) END) AS since (opens)
	WHERE name IN ('hours', 'officeHours')
$f$;--> statement-breakpoint
DO $$ DECLARE
	unread text;
BEGIN
	FOR unread IN
		SELECT DISTINCT sentence FROM "shelf_entries", (VALUES (1), (2)) AS version (number),
		LATERAL (SELECT CASE number WHEN 1 THEN "changes" ELSE "draft" END) AS stored (fields),
		jsonb_each_text(fields) AS field (name, sentence)
		WHERE "kind" = 'studio' AND name IN ('hours', 'officeHours') AND NOT hours_as_data(fields) ? name
	LOOP
		RAISE NOTICE 'The hours “%” cannot be read. Please enter them again in the dashboard, under Studio.', unread;
	END LOOP;
END $$;--> statement-breakpoint
UPDATE "shelf_entries" SET
	"changes" = nullif(hours_as_data("changes"), '{}'), "draft" = nullif(hours_as_data("draft"), '{}'), "base" = hours_as_data("base")
WHERE "kind" = 'studio';--> statement-breakpoint
DROP FUNCTION hours_as_data(jsonb);--> statement-breakpoint
DROP FUNCTION time_as_data(text, text, text);
