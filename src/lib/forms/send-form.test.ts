import { describe, expect, it } from 'vitest';
import { outcomeOf } from './send-form.ts';

const kept = 'Everything you typed is still here.';

describe('the outcome of a form', () => {
  it('is received when the server says so, with what it said', () => {
    const answer = { ok: true, id: '1', message: 'Thank you.' };
    expect(outcomeOf(201, JSON.stringify(answer))).toEqual({ kind: 'received', answer });
  });

  it('carries the sentences of fields', () => {
    const body = { error: 'Please correct the marked fields.', fields: { email: 'Please enter it.' } };
    expect(outcomeOf(422, JSON.stringify(body))).toEqual({
      kind: 'failed',
      title: body.error,
      text: '',
      fields: body.fields,
    });
  });

  it.each([409, 413, 415, 422, 429])('says in the server’s words why it was refused (%i)', (status) => {
    const refusal = outcomeOf(status, '{"error":"Please wait a minute, or call us."}');
    expect(refusal).toEqual({
      kind: 'failed',
      title: 'Please wait a minute, or call us.',
      text: kept,
      fields: {},
    });
  });

  it.each([
    [200, '<!doctype html>'],
    [400, '{"error":"The request is not valid JSON."}'],
    [500, '{"error":"Something went wrong on our side."}'],
    [502, '<html>'],
  ])('is a failure that loses nothing for %i %s', (status, text) => {
    expect(outcomeOf(status, text)).toEqual({
      kind: 'failed',
      title: 'Failed to send. Please try again.',
      text: kept,
      fields: {},
    });
  });
});
