import { holdAnswers } from './holds-answers.ts';

holdAnswers();
