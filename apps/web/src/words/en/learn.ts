import { type Phrase, say } from '@gam/kernel'
import type { LearnWords } from '../learn-words.ts'

function steps(actions: readonly Phrase[]): Phrase {
  return actions.flatMap((action, i): Phrase => (i === 0 ? action : [', then ', ...action]))
}

function signed(n: number): string {
  const text = Math.abs(n).toFixed(1)
  return Number(text) === 0 ? '0.0' : `${n < 0 ? '−' : '+'}${text}`
}

export const learn: LearnWords = {
  lesson: {
    step: (at, of) => `Step ${at} of ${of}`,
    chapter: (at, of) => `Part ${at} of ${of}`,
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
    now: (actions) => say`A way there this turn: ${steps(actions)}.`,
    waits: (actions) => say`A way there, likely open on a later turn: ${steps(actions)}.`,
  },
  hint: {
    title: 'Hint',
    thinking: 'Thinking it over',
    none: 'There is only one thing to do.',
    putOut: 'Put out',
    certainty: { gamble: 'a gamble', close: 'a close call', near: 'nearly as good', clear: 'clearly best' },
    noReason: 'Nothing speaks against it.',
  },
  analysis: {
    title: 'Play and luck',
    lead: 'The expert weighs every decision, each from what its player could see, and what chance did in between.',
    start: 'Analyse this game',
    stop: 'Stop',
    progress: (done, of) => `${done} of ${of} decisions weighed`,
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
    luck: (name, change) => `Luck for ${name} (${change})`,
    choice: (name, change, taken, best) => [`${name} (${change}): `, ...taken, '. Better: ', ...best, '.'],
    move: (n) => `Move ${n}`,
    doubt: (unease) =>
      `All figures are points ahead of the best of the others, with their standard error. They add up to the result. Second thoughts are what the analysis changed its mind about although nothing was revealed, ${unease} a step on average; what is not clear of that is not listed.`,
    number: ({ mean, error }) => `${signed(mean)} ±\u00A0${error.toFixed(1)}`,
  },
  from: {
    open: 'Play from here',
    lead: (move) =>
      move === 0
        ? 'A new game begins where this one began. The game you are looking at stays as it is.'
        : `A new game begins after move ${move}. The game you are looking at stays as it is.`,
    who: 'Who plays on?',
    playerOf: (name) => `Who plays for ${name}`,
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
