import { builtInCircuits, type Circuit } from '@paddock/formula-de';
import { Rng } from '@paddock/kernel';
import { COURSE_COUNTER, TOKEN_SPACE_COUNT, TOKENS } from '@paddock/pole-position';
import type { GalleryItem, GalleryPage, Person } from '@paddock/protocol';
import { expect } from 'vitest';
import type { ApiResponse, Client } from './client.ts';
import type { Served } from './served.ts';

/** A course that differs from those of other numbers: its tokens are drawn by chance. */
export function createCourse(number: number): readonly string[] {
  const rng = Rng.from(`course ${number}`);
  const laid: number[] = [];
  while (laid.length < TOKEN_SPACE_COUNT) {
    laid.push(COURSE_COUNTER.kindAt(laid, rng.below(COURSE_COUNTER.countCompletions(laid))));
  }
  return laid.map((kind) => TOKENS[kind]!);
}

/** Zandvoort under another name, with its drawing: a circuit of the usual size. */
export function createCircuit(name: string, id = 'mine'): Circuit & { readonly drawing: object } {
  const { circuit, drawing } = builtInCircuits.zandvoort;
  return { ...circuit, id, name, drawing: { ...drawing, circuit: id } };
}

/** Somebody with a claimed nickname, who may publish. */
export async function claim(server: Served, nickname: string): Promise<Client & Person> {
  const person = await server.person(nickname);
  const { status } = await person.call('POST', '/api/me/claim', { nickname, password: 'correct horse' });
  expect(status).toBeLessThan(300);
  return person;
}

export function publish(client: Client, item: object): Promise<ApiResponse<GalleryItem>> {
  return client.call('POST', '/api/gallery', item);
}

export async function publishCourse(client: Client, value: unknown, others: object = {}): Promise<GalleryItem> {
  const item = { game: 'pole-position', option: 'tokens', name: 'Old Mill', value, ...others };
  const { status, body } = await publish(client, item);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

export async function publishCircuit(client: Client, value: Circuit, others: object = {}): Promise<GalleryItem> {
  const { status, body } = await publish(client, { game: 'formula-de', option: 'circuit', value, ...others });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

export async function findItem(client: Client, id: string): Promise<GalleryItem> {
  const { status, body } = await client.call<GalleryItem>('GET', `/api/gallery/${id}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

export async function listItems(client: Client, query = ''): Promise<GalleryPage> {
  const { status, body } = await client.call<GalleryPage>('GET', `/api/gallery?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

export async function listNames(client: Client, query = ''): Promise<string[]> {
  return (await listItems(client, query)).items.map(({ name }) => name);
}
