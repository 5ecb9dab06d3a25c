import type { TextMap } from '../../base/texts/types.ts';

export interface DeveloperTexts {
  readonly arena: TextMap<
    | 'title'
    | 'lead'
    | 'games'
    | 'ladder'
    | 'noLadder'
    | 'running'
    | 'noneRunning'
    | 'finished'
    | 'noneFinished'
    | 'waiting'
    | 'noneWaiting'
    | 'watch'
    | 'replay'
    | 'join'
    | 'create'
    | 'start'
    | 'alone'
    | 'docs'
    | 'log'
  > & { readonly of: (game: string) => string };
  readonly docs: TextMap<
    | 'title'
    | 'lead'
    | 'language'
    | 'contents'
    | 'examples'
    | 'examplesText'
    | 'copy'
    | 'copied'
    | 'guide'
    | 'notation'
    | 'types'
    | 'typesText'
    | 'requests'
    | 'requestsText'
    | 'tryThem'
    | 'arena'
    | 'account'
  >;
}
