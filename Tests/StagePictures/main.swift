runPictures()
