import type { View } from '@paddock/pole-position';
import { describe, expect, it } from 'vitest';
import { applyEvent } from '../src/apply-event.ts';
import { Scene, type SceneSketch } from './scene.ts';

/** The view before and after what is played, and the one that follows from the events alone. */
function foldEvents(situation: SceneSketch, play: (scene: Scene) => void): { folded: View; after: View } {
  const scene = new Scene(situation);
  const { game } = scene.match;
  const before = game.view(scene.state, null);
  play(scene);
  const events = scene.events.map((event) => game.redact(event, null)!);
  return { folded: events.reduce(applyEvent, before), after: game.view(scene.state, null) };
}

describe('applyEvent', () => {
  it('PP-28: follows a race that is stopped after turn 90', () => {
    const { folded, after } = foldEvents({ cars: '0 20 0 | 3 F1 21 | 0 16 16', turn: 90 }, (scene) =>
      scene.cards(1, 2, 3).car(2).car(0).car(1),
    );
    expect(after.phase).toBe('over');
    expect(folded).toEqual(after);
  });

  it('PP-17: follows a car that spins while another of its team is set straight', () => {
    const situation = { cars: '4 10 0 | 20 0 0', tokens: { 8: 'oil' }, spin: [[0, 1]] } as const;
    const { folded, after } = foldEvents(situation, (scene) => scene.cards(4, 3).car(0));
    expect(after.cars.slice(0, 2).map(({ spin }) => spin)).toEqual([true, false]);
    expect(folded).toEqual(after);
  });

  it('PP-27: follows a car that gains a place over the line before it could drive', () => {
    const situation = { cars: '42 0 0 | 43 0 0', tokens: { 42: 'turbo' }, rules: 'plus' } as const;
    const { folded, after } = foldEvents(situation, (scene) => scene.cards(4, 3).car(0));
    expect(after.cars[0]).toMatchObject({ at: 44, place: 1, moved: true });
    expect(folded).toEqual(after);
  });
});
