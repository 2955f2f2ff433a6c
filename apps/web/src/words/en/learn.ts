import type { Estimate } from '@gam/bots'
import { type Phrase, say } from '@gam/kernel'

function steps(actions: readonly Phrase[]): Phrase {
  return actions.flatMap((action, i): Phrase => (i === 0 ? action : [', then ', ...action]))
}

function signed(n: number): string {
  const text = Math.abs(n).toFixed(1)
  return Number(text) === 0 ? '0.0' : `${n < 0 ? '−' : '+'}${text}`
}

/** What is said where one learns, besides the games' own words. */
export const learn = {
  lesson: {
    step: (at: number, of: number) => `Step ${at} of ${of}`,
    chapter: (at: number, of: number) => `Part ${at} of ${of}`,
    /** Before the title of something that is only read. */
    tag: 'Lesson',
    next: 'Next',
    back: 'Back',
    skip: 'Show me',
    putBack: 'Put it back',
    leave: 'Leave the lesson',
    playOn: 'Play on against bots',
    instead: 'That is allowed. First try what this step is about.',
  },
  way: {
    now: (actions: readonly Phrase[]) => say`A way there this turn: ${steps(actions)}.`,
    waits: (actions: readonly Phrase[]) => say`A way there, likely open on a later turn: ${steps(actions)}.`,
  },
  hint: {
    title: 'Hint',
    thinking: 'Thinking it over',
    none: 'There is only one thing to do.',
    putOut: 'Put out',
    /** How sure the bot is, from the share of its time that went there: in words, and in dots of three. */
    certainty: { gamble: 'a gamble', close: 'a close call', near: 'nearly as good', clear: 'clearly best' },
    /** Where no reason is known. */
    noReason: 'Nothing speaks against it.',
  },
  analysis: {
    title: 'Play and luck',
    lead: 'The expert weighs every decision, each from what its player could see, and what chance did in between.',
    start: 'Analyse this game',
    stop: 'Stop',
    progress: (done: number, of: number) => `${done} of ${of} decisions weighed`,
    secret:
      'The key of this deal is not shown, so nobody can tell what chance could have done. The game cannot be analysed.',
    stopped: 'The analysis stopped. Nothing is lost; start it again when you like.',
    columns: {
      start: 'After the deal',
      own: 'Own play',
      others: 'Others’ play',
      luck: 'Luck',
      drift: 'Second thoughts',
      result: 'Result',
    },
    chart: 'Expected lead',
    turnings: 'Where it turned',
    nowhere: 'Nowhere by more than noise.',
    luck: (name: string, change: string) => `Luck for ${name} (${change})`,
    choice: (name: string, change: string, taken: Phrase, best: Phrase): Phrase => [
      `${name} (${change}): `,
      ...taken,
      '. Better: ',
      ...best,
      '.',
    ],
    move: (n: number) => `Move ${n}`,
    doubt: (unease: string) =>
      `All figures are points ahead of the best of the others, with their standard error. They add up to the result. Second thoughts are what the analysis changed its mind about although nothing was revealed, ${unease} a step on average; what is not clear of that is not listed.`,
    number: ({ mean, error }: Estimate) => `${signed(mean)} ±\u00A0${error.toFixed(1)}`,
  },
  from: {
    open: 'Play from here',
    lead: (move: number) =>
      move === 0
        ? 'A new game begins where this one began. The game you are looking at stays as it is.'
        : `A new game begins after move ${move}. The game you are looking at stays as it is.`,
    who: 'Who plays on?',
    playerOf: (name: string) => `Who plays for ${name}`,
    unseen: 'What could not be seen',
    deals: {
      same: { name: 'As it was.', about: 'The same hands, and the same luck to come.' },
      anew: { name: 'Dealt anew.', about: 'Other hands and other luck; what lay open stays.' },
    },
    notOver: 'That game is not over, so what could not be seen is dealt anew.',
    nobody: 'Somebody should play: give a seat to a person.',
    here: 'Play against bots',
    round: 'Play round this screen',
    friends: 'With friends, at a table',
  },
}

export type LearnWords = typeof learn
