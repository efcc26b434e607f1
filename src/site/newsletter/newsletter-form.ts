import type { InferResponseType } from 'hono/client';
import type { api } from '#src/lib/api.ts';
import { startForm } from '#src/lib/forms/start-form.ts';

type Subscribed = InferResponseType<typeof api.newsletter.$post, 201>;

const form = document.querySelector<HTMLFormElement>('#newsletter form');

if (form) startForm<Subscribed>(form, { thanks: ({ message }) => ({ title: message }) });
