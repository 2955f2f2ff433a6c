import { terminal } from '@gam/new-bedford/words/terminal'
import { spoken } from '../../words/speech.ts'

export const words = await spoken((language) => terminal[language]())
