import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './netlify/core/**/*.table.ts',
  out: './netlify/database/migrations',
});
