import {
  Championship,
  ChampionshipBots,
  ChampionshipEntry,
  ChampionshipId,
  ChampionshipInvitation,
  ChampionshipSummary,
  EntrantId,
  NewChampionship,
} from '@paddock/protocol';
import { findGame } from '@paddock/games';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { currentPerson, requirePerson } from '../api/authentication.ts';
import { NO_SIGN_IN, OPTIONAL_SIGN_IN } from '../api/openapi.ts';
import { selectLanguage } from '../pages/language.ts';
import { publicOrigin } from '../pages/meta.ts';
import type { People } from '../people/service.ts';
import { SERVER_TEXTS } from '../texts/index.ts';
import { renderCalendar } from './calendar.ts';
import { championshipPath } from './reminders.ts';
import type { Championships } from './service.ts';

const Params = Type.Object({ id: ChampionshipId });
interface Params {
  readonly id: string;
}
const EntrantParams = Type.Object({ id: ChampionshipId, entrant: EntrantId });

const CalendarFile = Type.String({ description: 'text/calendar (RFC 5545): the rounds that have a time' });

export function championshipRoutes(app: FastifyInstance, people: People, championships: Championships): void {
  readingRoutes(app, people, championships);
  entryRoutes(app, people, championships);

  app.post<{ Body: NewChampionship }>(
    '/api/championships',
    { schema: { summary: 'Creates a championship', body: NewChampionship, response: { 201: Championship } } },
    async (request, reply) => {
      const person = await requirePerson(people, request);
      return reply.code(201).send(await championships.create(person, request.body));
    },
  );

  app.post<{ Params: Params; Body: ChampionshipBots }>(
    '/api/championships/:id/bots',
    {
      schema: {
        summary: 'Enters bots; only for the organiser',
        params: Params,
        body: ChampionshipBots,
        response: { 200: Championship },
      },
    },
    async (request) => championships.addBots(request.params.id, await requirePerson(people, request), request.body),
  );

  app.post<{ Params: Params; Body: ChampionshipInvitation }>(
    '/api/championships/:id/invitations',
    {
      schema: {
        summary: 'Invites somebody by their claimed nickname; only for the organiser',
        params: Params,
        body: ChampionshipInvitation,
        response: { 200: Championship },
      },
    },
    async (request) =>
      championships.invite(request.params.id, await requirePerson(people, request), request.body.nickname),
  );

  app.delete<{ Params: Params & { readonly entrant: string } }>(
    '/api/championships/:id/entrants/:entrant',
    {
      schema: {
        summary: 'Removes or withdraws an entrant, or takes an invitation back; only for the organiser',
        params: EntrantParams,
        response: { 200: Championship },
      },
    },
    async (request) => {
      const { id, entrant } = request.params;
      return championships.removeEntrant(id, await requirePerson(people, request), entrant);
    },
  );

  app.post<{ Params: Params }>(
    '/api/championships/:id/start',
    {
      schema: {
        summary: 'Closes the entries and starts; only for the organiser',
        params: Params,
        response: { 200: Championship },
      },
    },
    async (request) => championships.start(request.params.id, await requirePerson(people, request)),
  );

  app.post<{ Params: Params }>(
    '/api/championships/:id/next-round',
    {
      schema: {
        summary: 'Begins the next round at once; only for the organiser',
        params: Params,
        response: { 200: Championship },
      },
    },
    async (request) => championships.beginNextRound(request.params.id, await requirePerson(people, request)),
  );

  app.delete<{ Params: Params }>(
    '/api/championships/:id',
    {
      schema: {
        summary: 'Calls a championship off; only for the organiser',
        params: Params,
        response: { 200: Championship },
      },
    },
    async (request) => championships.cancel(request.params.id, await requirePerson(people, request)),
  );
}

function readingRoutes(app: FastifyInstance, people: People, championships: Championships): void {
  app.get(
    '/api/championships',
    {
      schema: {
        summary: 'Public championships: those under way, those open for entry, then the latest results',
        security: NO_SIGN_IN,
        response: { 200: Type.Array(ChampionshipSummary) },
      },
    },
    () => championships.list(),
  );

  app.get(
    '/api/me/championships',
    {
      schema: {
        summary: 'Championships that I organise, take part in or am invited to',
        response: { 200: Type.Array(ChampionshipSummary) },
      },
    },
    async (request) => championships.listFor((await requirePerson(people, request)).id),
  );

  app.get<{ Params: Params }>(
    '/api/championships/:id',
    {
      schema: {
        summary: 'A championship: calendar, groups, results and standings',
        security: OPTIONAL_SIGN_IN,
        params: Params,
        response: { 200: Championship },
      },
    },
    async (request) => championships.find(request.params.id, (await currentPerson(people, request))?.id ?? null),
  );

  app.get<{ Params: Params }>(
    '/api/championships/:id/calendar.ics',
    {
      schema: {
        summary: 'The rounds of a championship as a calendar file',
        security: NO_SIGN_IN,
        params: Params,
        response: { 200: CalendarFile },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const t = SERVER_TEXTS[selectLanguage(request.headers['accept-language'])].season;
      const calendar = renderCalendar(await championships.find(id, null), {
        url: publicOrigin(request) + championshipPath(id),
        texts: { round: t.calendarRound, deadline: t.calendarDeadline },
        gameTitle: (game) => findGame(game)?.title ?? game,
      });
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `inline; filename="paddock-${id}.ics"`)
        .header('cache-control', 'no-cache')
        .send(calendar);
    },
  );
}

/** What people do for themselves. */
function entryRoutes(app: FastifyInstance, people: People, championships: Championships): void {
  app.post<{ Params: Params; Body: ChampionshipEntry }>(
    '/api/championships/:id/enter',
    {
      schema: {
        summary: 'Enters, or changes the team before the start',
        params: Params,
        body: ChampionshipEntry,
        response: { 200: Championship },
      },
    },
    async (request) =>
      championships.enter(request.params.id, await requirePerson(people, request), request.body.team ?? null),
  );

  app.post<{ Params: Params }>(
    '/api/championships/:id/leave',
    {
      schema: {
        summary: 'Takes the entry back or declines the invitation; after the start the person withdraws',
        params: Params,
        response: { 200: Championship },
      },
    },
    async (request) => championships.leave(request.params.id, await requirePerson(people, request)),
  );
}
