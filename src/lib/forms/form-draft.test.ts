import { describe, expect, it } from 'vitest';
import { draftOf, valuesFrom } from './form-draft.ts';

const fields = ['name', 'phone', 'subject', 'message'];
const words = { subject: 'Photography portrait (VIP)', message: 'I am interested.' };

function form(typed: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(typed)) data.set(name, value);
  return data;
}

const keep = (typed: Record<string, string>, first = {}) =>
  JSON.stringify(draftOf(form(typed), fields, first));

describe('a form draft', () => {
  it('a draft is restored as it was typed', () => {
    const typed = { name: 'Aline', message: 'One\ntwo' };
    expect(valuesFrom(keep(typed), fields, {})).toEqual(typed);
  });

  it('a draft keeps typed text instead of the prefilled text', () => {
    const kept = keep({ ...words, subject: 'My own' }, words);
    expect(valuesFrom(kept, fields, words)).toEqual({ ...words, subject: 'My own' });
  });

  it('unchanged prefilled text is not carried to another package', () => {
    const kept = keep({ ...words, name: 'Aline' }, words);
    const others = { subject: 'Videography', message: 'Something else.' };
    expect(valuesFrom(kept, fields, others)).toEqual({ ...others, name: 'Aline' });
  });

  it('a draft holds the named fields only, and no files', () => {
    const data = form({ website: 'x', phone: '1' });
    data.set('name', new File(['cv'], 'cv.pdf'));
    expect(draftOf(data, fields, {})).toEqual({ phone: '1' });
  });

  it.each([null, '', 'corrupt', 'null', '4', '[]', '{"name":7}'])(
    'the stored draft %j is read as empty',
    (kept) => {
      expect(valuesFrom(kept, fields, {})).toEqual({});
    },
  );
});
