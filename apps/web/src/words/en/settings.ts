export const settings = {
  title: 'Settings',
  look: 'Look',
  theme: 'Theme',
  themes: { auto: 'Like the device', light: 'Light', dark: 'Dark' },
  motionSound: 'Motion and sound',
  motion: 'Motion',
  motions: { auto: 'Like the device', full: 'Moves are shown', reduced: 'Results at once' },
  pace: 'Pace of the others',
  paces: { slow: 'Calm', normal: 'Normal', fast: 'Brisk' },
  sound: 'Sound',
  help: 'Help',
  confirm: 'Ask before a move is made',
  confirms: { never: 'Never', final: 'When it cannot be undone', always: 'Always' },
  singleKeys: 'Single-key shortcuts',
  singleKeysAbout: 'Switch them off if a speech program types letters.',
  language: 'Language',
  name: 'Your name',
  nameDrawn: 'Drawn for you. Type your own, or draw another.',
  anotherName: 'Another name',
  data: 'Data',
  dataAbout:
    'Settings, and games on this device, are kept in this browser only. Tables with others, with your name and what you said there, are kept by their server; your account is under Tables.',
}

export type SettingsWords = typeof settings
