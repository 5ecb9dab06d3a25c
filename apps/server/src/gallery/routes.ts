import {
  BuiltInItem,
  GalleryItem,
  GalleryItemId,
  GalleryPage,
  GalleryQuery,
  ItemRating,
  ItemReport,
  MAX_DESIGN_LENGTH,
  MAX_ITEM_VALUE_LENGTH,
  NewGalleryItem,
} from '@paddock/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { PersonDirectory } from '../api/account-services.ts';
import { requirePerson, requireSignedInPerson } from '../api/authentication.ts';
import { NO_CONTENT, NO_SIGN_IN, OPTIONAL_SIGN_IN } from '../api/openapi.ts';
import type { Gallery } from './service.ts';

const HOUR_SECONDS = 3600;
/** Value and design, and what is around them. */
const MAX_ITEM_BYTES = MAX_ITEM_VALUE_LENGTH + MAX_DESIGN_LENGTH + 4096;

const ItemParams = Type.Object({ id: GalleryItemId });
interface ItemParams {
  readonly id: string;
}

export function galleryRoutes(app: FastifyInstance, people: PersonDirectory, gallery: Gallery): void {
  app.get<{ Querystring: GalleryQuery }>(
    '/api/gallery',
    {
      schema: {
        summary:
          'What people have published, by game, part of the name or author; `next` of a page is `after` of the following one',
        security: OPTIONAL_SIGN_IN,
        querystring: GalleryQuery,
        response: { 200: GalleryPage },
      },
    },
    (request) => gallery.list(request.query, request.identity?.person ?? null),
  );

  app.get(
    '/api/gallery/built-in',
    {
      schema: {
        summary: 'What comes with the games',
        security: NO_SIGN_IN,
        response: { 200: Type.Array(BuiltInItem) },
      },
    },
    (_request, reply) => reply.header('cache-control', `public, max-age=${HOUR_SECONDS}`).send(gallery.listBuiltIn()),
  );

  app.get<{ Params: ItemParams }>(
    '/api/gallery/:id',
    {
      schema: {
        summary: 'One item with its value',
        security: OPTIONAL_SIGN_IN,
        params: ItemParams,
        response: { 200: GalleryItem },
      },
    },
    (request) => gallery.find(request.params.id, request.identity?.person ?? null),
  );

  app.post<{ Body: NewGalleryItem }>(
    '/api/gallery',
    {
      bodyLimit: MAX_ITEM_BYTES,
      schema: {
        summary: 'Publishes a value, or a new version of one',
        body: NewGalleryItem,
        response: { 201: GalleryItem },
      },
    },
    async (request, reply) => {
      const person = await requireSignedInPerson(people, request);
      return reply.code(201).send(await gallery.publish(person, request.body));
    },
  );

  app.delete<{ Params: ItemParams }>(
    '/api/gallery/:id',
    { schema: { summary: 'Withdraws an item of mine', params: ItemParams, response: NO_CONTENT } },
    async (request, reply) => {
      await gallery.withdraw(await requireSignedInPerson(people, request), request.params.id);
      return reply.code(204).send();
    },
  );

  app.put<{ Params: ItemParams; Body: ItemRating }>(
    '/api/gallery/:id/rating',
    {
      schema: {
        summary: 'Rates an item of somebody else',
        params: ItemParams,
        body: ItemRating,
        response: { 200: GalleryItem },
      },
    },
    async (request) => {
      const person = await requireSignedInPerson(people, request);
      return gallery.rate(person, request.params.id, request.body.stars);
    },
  );

  app.post<{ Params: ItemParams; Body: ItemReport }>(
    '/api/gallery/:id/report',
    {
      schema: { summary: 'Reports an item to the admin', params: ItemParams, body: ItemReport, response: NO_CONTENT },
    },
    async (request, reply) => {
      const person = await requirePerson(people, request);
      await gallery.report(person, request.params.id, request.body.reason);
      return reply.code(204).send();
    },
  );
}
