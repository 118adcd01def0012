import {decisionColumn, defineDiagram} from '../../../kit';

export default defineDiagram({
  title: 'Which channel a message leaves on',
  height: 244,
  draw(c) {
    decisionColumn(c, {
      y: 16,
      h: 52,
      gap: 37,
      steps: [
        {question: 'Is the hardware output on incoming?', no: "The output's channel number wins"},
        {
          question: 'Is the generator on incoming too?',
          no: "The generator's channel number is used",
        },
      ],
      end: 'Channel 1',
    });
  },
});
