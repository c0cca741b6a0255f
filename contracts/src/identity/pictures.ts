/* Pictures of people, as the files origin serves them. */
