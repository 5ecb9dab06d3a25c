import { games } from '@paddock/games';
import { describe, expect, it } from 'vitest';
import { type StoryRound, tellStory } from '../src/table/race-story.ts';
import { describeForLog, type LogSentence } from '../src/table/useSentences.ts';
import { loadAnyGame, stepsOfRace } from './bot-races.ts';

async function sentencesOf(game: string, seed: string): Promise<readonly LogSentence[]> {
  const table = await loadAnyGame(game);
  const sentences: LogSentence[] = [];
  for (const { step } of stepsOfRace(table, seed)) {
    for (const event of step.events) {
      const one = describeForLog(table.ui, table.context, { n: step.after.n, event }, sentences.length);
      if (one !== null) sentences.push(one);
    }
  }
  return sentences;
}

const name = (seat: number): string => ['Ada', 'Bruno', 'Chiara', 'Dmitri', 'Eva', 'Finn'][seat]!;

function linesOf(story: readonly StoryRound[]): string[] {
  return story.flatMap(({ lines }) =>
    lines.map(({ who, parts }) => `${who === null ? '' : `${who}: `}${parts.map(({ text }) => text).join(' · ')}`),
  );
}

describe('the log as a story', () => {
  for (const { id } of games) {
    it(`${id}: tells everything once, in order, in fewer lines than sentences, by rounds`, async () => {
      const sentences = await sentencesOf(id, 'story');
      const story = tellStory(sentences, name);
      const told = story.flatMap(({ lines }) => lines.flatMap(({ parts }) => parts.map(({ key }) => key)));
      const expected = sentences.filter(({ sentence, mark }) => sentence !== null && `${mark.round}.` !== sentence);
      expect(told).toEqual(expected.map(({ key }) => key));
      expect(linesOf(story).length).toBeLessThanOrEqual(expected.length);
      const titles = story.map(({ title }) => title).filter((title) => title !== null);
      expect(titles.length).toBeGreaterThan(0);
      expect(new Set(titles).size).toBe(titles.length);
    });
  }

  it('gathers a turn in one line that names its driver once, and marks bad luck', () => {
    const said = (key: number, type: string, sentence: string, mark: LogSentence['mark']): LogSentence => ({
      key,
      n: 10 + key,
      type,
      sentence,
      mark,
    });
    const story = tellStory(
      [
        said(0, 'round', 'Round 2.', { round: 'Round 2' }),
        said(1, 'rolled', 'Ada rolls 4.', { seat: 0 }),
        said(2, 'moved', 'Ada drives 4 cells.', { seat: 0 }),
        said(3, 'spun', 'Ada spins.', { seat: 0, tone: 'bad' }),
        said(4, 'rolled', 'Ada rolls 5.', { seat: 0 }),
        said(5, 'rolled', 'Bruno rolls 1.', { seat: 1 }),
      ],
      name,
    );
    expect(story).toHaveLength(1);
    expect(story[0]!.title).toBe('Round 2');
    expect(linesOf(story)).toEqual(['Ada: rolls 4 · drives 4 cells · spins', 'Ada: rolls 5', 'Bruno: rolls 1']);
    const [first] = story[0]!.lines;
    expect(first).toMatchObject({ n: 13, seat: 0 });
    expect(first!.parts.map(({ tone }) => tone)).toEqual([null, null, 'bad']);
  });

  it('begins another line for another car of the same driver', () => {
    const said = (key: number, type: string, who: string): LogSentence => ({
      key,
      n: key,
      type,
      sentence: `${who} is here.`,
      mark: { seat: 0, who },
    });
    const story = tellStory([said(0, 'moved', 'Ada #1'), said(1, 'eliminated', 'Ada #2')], name);
    expect(linesOf(story)).toEqual(['Ada #1: is here', 'Ada #2: is here']);
  });

  /** Texts and driver that a line may have; more would be prose, and take most of the log. */
  const MAX_LETTERS = 60;
  it.each(games.map(({ id }) => id))('%s: says a turn in few words', async (id) => {
    const lines = tellStory(await sentencesOf(id, 'story'), name).flatMap(({ lines: all }) => all);
    const lengths = linesOf([{ key: 0, title: null, lines: lines.filter(({ seat }) => seat !== null) }]).map(
      (line) => line.length,
    );
    const usual = lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length * 0.8)]!;
    expect(usual).toBeLessThanOrEqual(MAX_LETTERS);
  });
});
