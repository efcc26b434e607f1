import { foldLetters, foldWords } from '#src/lib/text.ts';

/** A piece of a text; `hit` pieces are what was searched for. */
export interface Segment {
  text: string;
  hit: boolean;
}

/** Words that say nothing of what is looked for. */
const fillers = new Set(
  'a an and are at by do for from how i in is it of on or the to we what with you'.split(' '),
);

/** What is searched: the words of the term, folded, without signs and without fillers, unless there is nothing else. */
export function typedWords(term: string): string[] {
  const words = foldWords(term).split(' ').filter(Boolean);
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length === 0 ? words : telling;
}

/** True when some word of the text answers each of these. */
export function answersAll(text: string, typed: readonly string[]): boolean {
  const words = foldWords(text).split(' ').map(lettersOf);
  return typed.every((word) => words.some((letters) => sharedLetters(letters, lettersOf(word)) > 0));
}

/** Cuts a text into pieces so that every word of the term can be marked. Joined, they are the text again. */
export function highlight(text: string, term: string): Segment[] {
  const letters = Array.from(text);
  const hits = hitPositions(foldLetters(text), typedWords(term));
  const segments: Segment[] = [];
  letters.forEach((letter, position) => {
    const last = segments.at(-1);
    const hit = hits.has(position);
    if (last?.hit === hit) last.text += letter;
    else segments.push({ text: letter, hit });
  });
  return segments;
}

/** At most `length` characters of a text, around the first hit, cut between words. */
export function excerpt(text: string, term: string, length = 150): string {
  const letters = Array.from(text);
  if (letters.length <= length) return text;
  const first = Math.min(...hitPositions(foldLetters(text), typedWords(term)), letters.length);
  const from = first > length - 30 && first < letters.length ? Math.max(0, first - 50) : 0;
  const piece = letters.slice(from, from + length).join('');
  const start = from === 0 ? piece : `…${piece.replace(/^\S*\s/, '')}`;
  return from + length < letters.length ? `${start.replace(/[\s·]+\S*$/, '')}…` : start;
}

function hitPositions(folded: readonly string[], typed: readonly string[]): Set<number> {
  const hits = new Set<number>();
  for (const { start, letters } of wordsIn(folded)) {
    const shared = Math.max(0, ...typed.map((word) => sharedLetters(letters, lettersOf(word))));
    for (let offset = 0; offset < shared; offset += 1) hits.add(start + offset);
  }
  return hits;
}

/** The words of a folded text with the places where they begin. */
function wordsIn(folded: readonly string[]): { start: number; letters: string[] }[] {
  const words: { start: number; letters: string[] }[] = [];
  folded.forEach((letter, position) => {
    if (!/^[\p{Letter}\p{Number}]/u.test(letter)) return;
    const last = words.at(-1);
    if (last && last.start + last.letters.length === position) last.letters.push(letter);
    else words.push({ start: position, letters: [letter] });
  });
  return words;
}

/** The search looks for stems: "galleries" finds "gallery". As long as this may what follows the stem be. */
const longestEnding = 4;
const shortestStem = 3;

/** How many letters at its start a word shares with one that was typed; 0 when it does not answer it. */
function sharedLetters(word: readonly string[], typed: readonly string[]): number {
  const differs = typed.findIndex((letter, position) => word[position] !== letter);
  if (differs === -1) return typed.length;
  const isStem = differs >= shortestStem && Math.max(word.length, typed.length) - differs <= longestEnding;
  return isStem ? differs : 0;
}

const lettersOf = (word: string) => Array.from(word);
