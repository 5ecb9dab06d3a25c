import { describe, expect, it } from 'vitest';
import { type Event } from '@paddock/formel-fun';
import { playAndMove, createPosition } from './position.ts';

const HANDS = [
  ['B6', 'T', 'R2'],
  ['B7', 'R3'],
  ['B8', 'R1'],
] as const;

describe('what a player sees', () => {
  const p = createPosition({
    cars: { 0: [0, 1], 3: [-1, 1], 6: [-2, 1] },
    hands: HANDS,
    discardCards: ['R5', 'R5', 'B8'],
  });

  it('FF-31: the own hand, and of the others only its size', () => {
    const view = p.game.view(p.state, 1);
    expect(view.hand).toEqual(['R3', 'B7']);
    expect(view.handSizes).toEqual([3, 2, 2]);
    expect(Object.keys(view).sort()).toEqual(
      [
        'cars',
        'discard',
        'extraTurbos',
        'hand',
        'handSizes',
        'order',
        'pileSize',
        'played',
        'points',
        'race',
        'top',
        'turn',
      ].sort(),
    );
  });

  it('FF-31: the whole discard pile, the size of the draw pile', () => {
    const view = p.game.view(p.state, 2);
    expect(view.discard).toEqual(['R5', 'R5', 'B8']);
    expect(view.pileSize).toBe(110 - 7 - 3);
  });

  it('FF-31: the card on top of the discard pile', () => {
    const state = p.game.clone(p.state);
    expect(p.game.view(p.game.setup(), 0).top).toBeNull();
    p.game.play(state, 0, { card: 'R2', turbo: false });
    expect(p.game.view(state, null).top).toBe('R2');
    p.game.resolve(state, 0);
    expect(p.game.view(state, 2).top).toBe('R2');
  });

  it('FF-31: a Turbo that goes along lies on top', () => {
    const state = p.game.clone(p.state);
    p.game.play(state, 0, { card: 'B6', turbo: true });
    expect(p.game.view(state, 1).top).toBe('T');
  });

  it('FF-11: nothing is on top once the discard pile was turned', () => {
    const { game, state } = createPosition({ cars: { 0: [0, 1], 3: [-1, 1] }, hands: HANDS, discardCards: 'all' });
    game.play(state, 0, { card: 'R2', turbo: false });
    game.resolve(state, 0);
    expect(game.view(state, 1)).toMatchObject({ discard: [], top: null });
  });

  it('FF-24: the hand of a player who is out lies on top', () => {
    const out = createPosition({ cars: { 0: [31, 1], 3: [32, 1], 6: [1, 1] }, hands: HANDS });
    for (const card of ['B7', 'B6', 'R1'] as const) playAndMove(out, card);
    expect(out.game.view(out.state, null).top).toBe('B8');
  });

  it('FF-31: a spectator sees no hand', () => {
    expect(p.game.view(p.state, null).hand).toBeNull();
  });

  it('FF-31: only its owner sees a drawn or dealt card', () => {
    const state = p.game.clone(p.state);
    const events: Event[] = [];
    p.game.play(state, 0, { card: 'R2', turbo: false }, events);
    p.game.resolve(state, 0, events);
    const drew = events.find((event) => event.type === 'drew')!;
    expect(p.game.redact(drew, 0)).toMatchObject({ type: 'drew', seat: 0, card: 'R1' });
    expect(p.game.redact(drew, 1)).toMatchObject({ type: 'drew', seat: 0, card: null });
    expect(p.game.redact(drew, null)).toMatchObject({ type: 'drew', seat: 0, card: null });
  });

  it('FF-31: only its owner sees the hand that is left after a card was played', () => {
    const state = p.game.clone(p.state);
    const events: Event[] = [];
    p.game.play(state, 0, { card: 'R2', turbo: false }, events);
    const { hand } = p.game.view(state, 0);
    expect(p.game.redact(events[0]!, 0)).toMatchObject({ type: 'played', seat: 0, hand, handSize: hand!.length });
    expect(p.game.redact(events[0]!, 1)).toMatchObject({ type: 'played', seat: 0, hand: null });
    expect(p.game.redact(events[0]!, null)).toMatchObject({ type: 'played', seat: 0, hand: null });
  });
});
