import { defineConfig } from 'drizzle-kit';

/** `npm run migration` compares the tables with the migrations and writes the SQL that is missing. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './netlify/core/**/*.table.ts',
  out: './netlify/database/migrations',
});
