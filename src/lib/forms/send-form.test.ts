import { describe, expect, it } from 'vitest';
import { speak } from '../words/messages.ts';
import { resultOf } from './send-form.ts';
import { en } from './words/en.ts';

const words = { forms: speak('en', en) };
const kept = 'Everything you typed is still here.';

describe('form result', () => {
  it('a 201 response is accepted, with its body', () => {
    const answer = { ok: true, id: '1', message: 'Thank you.' };
    expect(resultOf(words, 201, JSON.stringify(answer))).toEqual({ type: 'accept', answer });
  });

  it('a 422 response passes on its field errors', () => {
    const body = { error: 'Please correct the marked fields.', fields: { email: 'Please enter it.' } };
    expect(resultOf(words, 422, JSON.stringify(body))).toEqual({
      type: 'refuse',
      refusal: {
        title: body.error,
        text: '',
        fields: body.fields,
      },
    });
  });

  it.each([409, 413, 415, 422, 429])(
    'a refusal with status %i shows the server’s sentence, and what was typed is kept',
    (status) => {
      const refusal = resultOf(words, status, '{"error":"Please wait a minute, or call us."}');
      expect(refusal).toEqual({
        type: 'refuse',
        refusal: {
          title: 'Please wait a minute, or call us.',
          text: kept,
          fields: {},
        },
      });
    },
  );

  it.each([
    [200, '<!doctype html>'],
    [400, '{"error":"The request is not valid JSON."}'],
    [500, '{"error":"Something went wrong on our side."}'],
    [502, '<html>'],
  ])('a failure with status %i %s keeps what was typed and offers a retry', (status, text) => {
    expect(resultOf(words, status, text)).toEqual({
      type: 'refuse',
      refusal: {
        title: 'Failed to send. Please try again.',
        text: kept,
        fields: {},
        again: true,
      },
    });
  });

  it('a 500 response shows the error reference to quote', () => {
    const refusal = resultOf(words, 500, '{"error":"Something went wrong.","reference":"1F3A9C2D"}');
    expect(refusal).toMatchObject({ refusal: { text: `${kept} Reference 1F3A9C2D.` } });
  });
});
