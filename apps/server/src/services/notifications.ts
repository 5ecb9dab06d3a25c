import { randomBytes } from 'node:crypto';
import type { Hub } from '../live/hub.ts';
import { InvitationNews } from '../notifications/contacts/invitation-news.ts';
import { ContactRepository } from '../notifications/contacts/repository.ts';
import { createContactSenders } from '../notifications/contacts/senders.ts';
import { ContactService } from '../notifications/contacts/service.ts';
import { createPushKeys, createPushSender, type PushKeys } from '../notifications/push-sender.ts';
import { NotificationRepository } from '../notifications/repository.ts';
import { Notifications } from '../notifications/service.ts';
import { loadSecret } from '../storage/secret-repository.ts';
import type { ServiceEnvironment } from './environment.ts';
import type { PeopleServices } from './people.ts';
import type { RaceServices } from './races.ts';

export type NotificationServices = Awaited<ReturnType<typeof createNotificationServices>>;

/** How people learn of their turns and of invitations when they are not here. */
export async function createNotificationServices(
  environment: ServiceEnvironment,
  hub: Hub,
  { repositories: { blocks }, services: { presence } }: PeopleServices,
  { services: { premoves, races } }: RaceServices,
) {
  const { db, now, serviceNow, log, intervals } = environment;
  const pushKeys = async (): Promise<PushKeys> => JSON.parse(await loadSecret(db, 'push', createPushKeys)) as PushKeys;
  const contacts = new ContactService({
    repository: new ContactRepository(db),
    senders: createContactSenders(environment),
    publicUrl: environment.publicUrl ?? '',
    key: await loadSecret(db, 'contacts', () => randomBytes(32).toString('hex')),
    now,
    log,
  });
  const notifications = new Notifications({
    contacts,
    repository: new NotificationRepository(db),
    races,
    premoves,
    presence,
    hub,
    send: createPushSender(pushKeys, environment.pushAgent),
    now: serviceNow,
    log,
    pollMs: intervals.pollMs,
    onPoll: () => environment.onPoll('reminders'),
  });
  return {
    services: {
      contacts,
      invitationNews: new InvitationNews(contacts, (person) => blocks.listBlockersOf(person)),
      notifications,
      pushPublicKey: async () => (await pushKeys()).publicKey,
    },
  };
}
