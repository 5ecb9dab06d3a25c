import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runPaddock, useTestFolder } from './paddock.ts';

const folder = useTestFolder();

describe('paddock play and watch', () => {
  it('plays a whole game by numbers and writes a valid record', () => {
    const file = folder.in('played.json');
    const ran = runPaddock(['play', 'formel-fun', '--record', file], '1\n'.repeat(2000));
    expect(ran.err).toBe('');
    expect(ran.code).toBe(0);
    expect(ran.out).toContain('your hand:');
    expect(ran.out).toMatch(/1\. (You|greedy \d)/);
    expect(runPaddock(['verify', file]).code).toBe(0);
    const commitment = /committed to: ([0-9a-f]{64})/.exec(ran.out)![1];
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      seedHash: commitment,
      drivers: [
        [0, 0, 'person'],
        [0, 1, 'bot:greedy'],
        [0, 2, 'bot:greedy'],
      ],
    });
  });

  it('asks again after an invalid answer, and ends with q or the end of the input', () => {
    const ran = runPaddock(['play', 'formel-fun'], 'x\n99\nq\n');
    expect(ran.out.match(/Please type a number/g)).toHaveLength(2);
    expect(ran.out).toContain('You leave the table.');
    expect(ran.code).toBe(0);
    expect(runPaddock(['play', 'formel-fun'], '').out).toContain('You leave the table.');
  });

  it('lets a program play by JSON', () => {
    const ran = runPaddock(['play', 'formel-fun', '--json'], '99\n1\nq\n');
    const lines = ran.out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const types = lines.map(({ type }) => type);
    expect(types[0]).toBe('begin');
    expect(types.at(-1)).toBe('left');
    expect(types.filter((type) => type === 'again')).toHaveLength(1);
    const ask = lines.find(({ type }) => type === 'ask') as {
      legal: object[];
      previews: object[];
      view: { hand: string[] };
    };
    expect(ask.view.hand).toHaveLength(5);
    expect(ask.previews).toHaveLength(ask.legal.length);
  });

  it('never shows another hand', () => {
    const ran = runPaddock(['play', 'formel-fun'], '1\nq\n');
    expect(ran.out.match(/hand:/g)!.length).toBe(ran.out.match(/your hand:/g)!.length);
  });

  it.each([
    ['formel-fun', 'You play '],
    ['formula', 'You draw a card'],
    ['pole-position', 'You take all nine cards back'],
  ])('%s speaks to the person in the second person', (game, sentence) => {
    const { out } = runPaddock(['play', game, '--seed', 'cd'.repeat(32)], '1\n'.repeat(40));
    expect(out).toContain(sentence);
    expect(out).not.toMatch(/\bYou (?:plays|has|deals|takes|draws|lays|passes|is|out)\b/);
  });

  it('watch shows the same whole race for the same seed', () => {
    const words = ['watch', 'formel-fun', '--seed', 'ab'.repeat(32)];
    const ran = runPaddock(words);
    expect(ran.code).toBe(0);
    expect(ran.out).toMatch(/1\. greedy \d/);
    expect(runPaddock(words).out).toBe(ran.out);
  });
});

describe('a long list of choices', () => {
  it('is cut and can be searched', () => {
    const words = ['play', 'formula', '--seed', 'ab'.repeat(32)];
    const ran = runPaddock(words, '1\n= 244\nzzz\nq\n');
    expect(ran.out).toMatch(/and \d+ more: type a part of one/);
    expect(ran.out).toContain('or words to search for, or q.');
  });
});

describe('Formula Dé in the terminal', () => {
  const oval = ['play', 'formula-de', '--opt', 'circuit=practice-oval', '--seed', 'ab'.repeat(32)];

  it('describes where a car is: lane, cells to the next corner, stops', () => {
    const { out, err } = runPaddock(oval, 'q\n');
    expect(err).toBe('');
    expect(out).toMatch(/car 1: (?:outer|middle|inner) lane, \d+ cells to First bend \(corner 1, 1 stop\)/);
    expect(out).not.toMatch(/\bl[123]\.\d+/);
  });

  it('draws the road ahead by lane, with cars, corners and choices', () => {
    const { out } = runPaddock(oval, '1\n1\n2\nq\n');
    const road = out.slice(out.lastIndexOf('Round'));
    expect(road).toMatch(/^ {2}outer .*·/m);
    expect(road).toMatch(/^ {2}middle .*·/m);
    expect(road).toMatch(/^ {2}inner .*·/m);
    expect(road).toContain('First bend, 1 stop');
    expect(road).toMatch(/#1\b/);
    // Every choice that ends on the road stands at its cell with its number.
    const choices = [...road.matchAll(/^ +(\d+) {2}\d+ cells?: /gm)].map(([, number]) => number!);
    expect(choices.length).toBeGreaterThan(1);
    const drawn = [...road.matchAll(/^ {2}(?:outer|middle|inner) (.*)$/gm)].map(([, cells]) => cells).join(' ');
    expect(choices.filter((number) => !new RegExp(`(?<![#\\d])${number}(?!\\d)`).test(drawn))).toEqual([]);
  });

  it('has a different text for every choice', () => {
    const { out } = runPaddock([...oval.slice(0, 2), '--seed', 'ef'.repeat(32)], '3\n'.repeat(30));
    const lists = out
      .split('Your choice')
      .map((part) => [...part.matchAll(/^ +\d+ {2}(.+)$/gm)].map(([, text]) => text!));
    expect(lists.length).toBeGreaterThan(5);
    for (const texts of lists) expect(new Set(texts).size).toBe(texts.length);
  });
});
